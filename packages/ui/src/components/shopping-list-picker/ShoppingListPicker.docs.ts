import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { shoppingListPickerLabels } from '../../labels/shoppingListPickerLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ShoppingListPicker'],
  alsoCalled: ['add to list', 'requisition list', 'wish list', 'bestellijst', 'boodschappenlijst'],
  useWhen: ['A product is put on one or several lists to order from again, in a `Dialog` or a `Popover`.'],
  avoidWhen: ['There is one list only: use `FavouriteButton`.'],
  status: 'beta',
  content: [
    "The legend says what is put on the lists: 'Zet Appelsap op een lijst'.",
    "What is in a list goes into its `detail`: '24 producten, gedeeld met je team'.",
  ],
  responsive: [
    'As wide as what it stands in; many lists scroll within it.',
    'The button of a new list goes under its field where there is little room.',
  ],
  related: ['FavouriteButton', 'Dialog', 'Popover', 'Checkbox'],
  anatomy: [
    { part: 'Root', slot: 'shopping-list-picker', what: 'A `<fieldset>` with a tick for each list.' },
  ],
  keyboard: [
    { keys: 'Space', does: 'Ticks a list.' },
    { keys: 'Enter', does: 'In the field: makes the list, and sends no form.' },
  ],
  accessibility: ['Each tick acts at once: say what came of it through the page’s `LiveRegion`.'],
  labels: { shoppingListPickerLabels },
};
