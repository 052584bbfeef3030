import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { shoppingListPickerLabels } from '../../../labels/shoppingListPickerLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ShoppingListPicker'],
  alsoCalled: ['add to list', 'requisition list', 'wish list', 'bestellijst', 'boodschappenlijst'],
  useWhen: [
    'A product is put on one or several lists to order from again, in a `Dialog` or a `Popover`.',
    'A team has lists per group or per week, and a product may stand on more than one.',
  ],
  avoidWhen: [
    'There is one list only: use `FavouriteButton`.',
    'A whole earlier order is ordered again: use `ReorderPicker`.',
    'Lists are renamed, shared or removed: that is a page of its own, with a `Table`.',
  ],
  pictures: [
    { story: 'Chosen', good: true, says: 'Each list says what is in it, and who sees it.' },
    {
      story: 'NamesThatSayNothing',
      good: false,
      says: 'Lists that were named for nobody: ask for a name when one is made, and say what is in it.',
    },
  ],
  status: 'beta',
  errors: [
    "A name that is taken says so at its field (`createError`): 'Er is al een lijst met deze naam.'",
    'A tick that could not be saved goes back, and the page says why: a tick that lies is worse than none.',
  ],
  howItWorks: [
    'A tick counts at once; there is no button to confirm it.',
    '`onCreate` gets the trimmed name; give the new list at the head of `lists`, and its id in `value`, when it is made.',
    'All lists are in the document, in a box that scrolls: some dozens. Of hundreds use `Combobox` with `multiple`.',
  ],
  content: [
    "The legend says what is put on the lists: 'Zet Appelsap op een lijst'.",
    "What is in a list goes into its `detail`: '24 producten, gedeeld met je team'.",
    'The lists that are used most stand first; the order does not change while one ticks.',
    'Why a new list could not be made is a sentence that says what to do: another name, for one that is taken.',
  ],
  responsive: [
    'As wide as what it stands in; many lists scroll within it.',
    'The button of a new list goes under its field where there is little room.',
    'A long name breaks beside its tick.',
  ],
  related: ['FavouriteButton', 'Dialog', 'Popover', 'Checkbox'],
  anatomy: [
    { part: 'Root', slot: 'shopping-list-picker', what: 'A `<fieldset>` with a tick for each list.' },
    { part: 'Lists', what: 'A `<ul>` of `Checkbox`es, each with its quiet line.' },
    { part: 'New list', what: 'A `TextField` and its button, when `onCreate` is given.' },
  ],
  keyboard: [
    { keys: 'Space', does: 'Ticks a list.' },
    { keys: 'Enter', does: 'In the field: makes the list, and sends no form.' },
  ],
  accessibility: [
    'The legend says what the ticks are about, and is read with the first of them.',
    'Each tick acts at once: say what came of it through the page’s `LiveRegion`.',
    'Enter makes a new list and leaves the keyboard in its field, so that one can go on.',
  ],
  labels: { shoppingListPickerLabels },
};
