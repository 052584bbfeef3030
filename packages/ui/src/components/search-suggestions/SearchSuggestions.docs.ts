import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { searchSuggestionsLabels } from '../../labels/searchSuggestionsLabels.ts';

export const docs: ComponentDocs = {
  exports: ['SearchSuggestions'],
  alsoCalled: ['autocomplete', 'typeahead', 'combobox', 'autosuggest', 'zoeksuggesties'],
  useWhen: [
    'The search field of the header can say what may be meant; load it when the field first gets the focus.',
  ],
  avoidWhen: ['A value is chosen from a fixed list: use `SelectField`.'],
  anatomy: [
    {
      part: 'Panel',
      slot: 'search-suggestions',
      what: 'Under the field of the `SearchBox` it is a child of.',
    },
    { part: 'List', what: 'A list box with groups: products, categories, earlier terms.' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'Walk through the suggestions, by way of the text.' },
    { keys: 'Home, End', does: 'Go to the ends, once one is active.' },
    { keys: 'Enter', does: 'Takes the active one, else searches.' },
    { keys: 'Escape', does: 'Closes; pressed again it empties the field.' },
    { keys: 'Alt + arrows', does: 'Open and close without choosing.' },
  ],
  accessibility: [
    'It follows the combobox pattern of the ARIA APG: the focus stays in the field.',
    "How many there are is said by the page's `LiveRegion`.",
  ],
  labels: { searchSuggestionsLabels },
};
