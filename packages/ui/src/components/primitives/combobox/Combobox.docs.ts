import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { comboboxLabels } from '../../../labels/comboboxLabels.ts';

export const docs: ComponentDocs = {
  exports: ['Combobox'],
  alsoCalled: ['autocomplete', 'multiselect', 'typeahead', 'tag input', 'select2', 'keuzelijst'],
  useWhen: [
    'A value is found by typing in a list that is too long to read: locations, cost centres.',
    'Several values are chosen out of such a list, or typed by oneself.',
  ],
  avoidWhen: [
    'Up to some fifteen choices, one of them taken: use `SelectField` or `RadioGroup`.',
    'Products are searched for: use `SearchBox` with `SearchSuggestions`.',
  ],
  pictures: [
    { story: 'Several', good: true, says: 'Many locations, of which some are chosen by typing.' },
    { story: 'TwoOptions', good: false, says: 'Two answers can be seen at once: use `RadioGroup`.' },
  ],
  status: 'beta',
  howItWorks: [
    'Up to 100 choices stand in the list; what is left out is counted beneath it, and goes when one types on.',
    '`filter={null}` leaves the list to you: `onTermChange` tells what is typed, `loading` that choices are on their way.',
    'Of one value the text is its label, marked when the field gets the focus, so that one types over it; several values are tags before the text.',
    'What is typed and is exactly the label of a choice, in capitals or not, is taken with Enter or by leaving the field. With `freeText` any other text is a value too; without it the text goes.',
    'A form gets each value under `name`, in a hidden field of its own.',
  ],
  content: [
    "The label is a noun: 'Locatie', 'Kostenplaats'.",
    'An option is what one types to find it; what tells two apart goes into its `hint`.',
  ],
  responsive: [
    "As wide as its form's column; tags go on to the next line, and a long one breaks in itself.",
    'The list is 20rem high at most, and scrolls.',
  ],
  related: ['SelectField', 'RadioGroup', 'SearchSuggestions', 'FieldRoot'],
  anatomy: [
    { part: 'Field', slot: 'combobox', what: 'Tags of the chosen values and the text, in one frame.' },
    { part: 'Panel', slot: 'combobox-panel', what: 'The list box under it, a hundred options at most.' },
  ],
  keyboard: [
    { keys: 'Arrow down, arrow up', does: 'Open the list and walk through it, by way of the text.' },
    { keys: 'Home, End', does: 'Go to the ends of the list, once an option is active.' },
    { keys: 'Enter', does: 'Takes the active option; of several values, takes it off again.' },
    { keys: 'Escape', does: 'Closes the list; pressed again it brings the value back.' },
    { keys: 'Alt + arrows', does: 'Open and close without choosing.' },
    { keys: 'Backspace', does: 'In an empty field: takes the last tag off.' },
    { keys: 'Tab', does: 'Walks the tags and the field; leaving takes what is the name of an option.' },
  ],
  accessibility: [
    'It follows the combobox pattern of ARIA 1.2: the focus stays in the field.',
    'How many options there are, and what was taken off, is said by the page’s `LiveRegion`.',
    'A form gets each value under `name`, not the text.',
  ],
  labels: { comboboxLabels },
};
