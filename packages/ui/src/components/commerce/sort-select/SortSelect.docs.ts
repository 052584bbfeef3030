import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { sortSelectLabels } from '../../../labels/sortSelectLabels.ts';

export const docs: ComponentDocs = {
  exports: ['SortSelect'],
  alsoCalled: ['order by', 'sorting', 'sorteren'],
  useWhen: [
    'A shelf can stand in another order.',
    'A list is longer than a screen and has more than one sensible order: price, name, what is new.',
    'The order stays part of the address, so that a link to the list leads to the same order.',
  ],
  avoidWhen: [
    'What stands there changes: use `FacetFilters`.',
    'Columns of a table: links in its heads say better what they sort.',
    'There are two orders: two links beside each other show both at once.',
  ],
  pictures: [
    { story: 'Popular', good: true, says: 'Each choice says which end comes first.' },
    {
      story: 'ColumnNames',
      good: false,
      says: 'Names of columns: whether the dear ones or the cheap ones come first stays open.',
    },
  ],
  status: 'stable',
  howItWorks: [
    "It is the platform's own `<select>`: a choice is told at once by `onValueChange`, and the part sorts nothing.",
    'It keeps the choice itself, or you do: `value` with `onValueChange`.',
    'It announces nothing: say with `announce` what became of the list.',
    'A long option is cut in the closed list and whole in the open one; below 960 px the label is read aloud only.',
    'Where no scripts run put it in a form with a button, and give it a `name`.',
  ],
  content: [
    "The label is 'Sorteer op'; the ways are 'Populair', 'Prijs, laag naar hoog', 'Nieuw'.",
    'Say the direction in words, not with arrows.',
    'The first one is what is so without choosing.',
  ],
  responsive: [
    'Label and list share a line; where there is no room the list goes beneath its label, and a long option is cut.',
    'On a phone its label is only read aloud, and the list fills its place: beside the button of the filters.',
    "The open list is the platform's own and fits every screen.",
  ],
  anatomy: [
    { part: 'Line', slot: 'sort-select', what: "The label and the platform's own list in one line." },
  ],
  keyboard: [{ keys: 'Arrow keys', does: 'Choose an order.' }],
  accessibility: [
    'The list is named by its label.',
    'Choosing takes effect at once and the focus stays on the list: say with `announce` that the order changed.',
    'With the keyboard some browsers choose at each arrow key: let the address change by replacing, not by adding.',
  ],
  labels: { sortSelectLabels },
  related: ['FacetFilters', 'ListToolbar', 'SelectField'],
};
