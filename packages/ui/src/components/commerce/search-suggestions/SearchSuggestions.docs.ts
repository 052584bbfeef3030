import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { searchSuggestionsLabels } from '../../../labels/searchSuggestionsLabels.ts';

export const docs: ComponentDocs = {
  exports: ['SearchSuggestions'],
  alsoCalled: ['autocomplete', 'typeahead', 'combobox', 'autosuggest', 'zoeksuggesties'],
  useWhen: [
    'The search field of the header can say what may be meant; load it when the field first gets the focus.',
    'Products can be meant by many words: seeing one is quicker than typing it.',
  ],
  avoidWhen: ['A value is chosen from a fixed list: use `SelectField`.'],
  pictures: [
    {
      story: 'NamesInGroups',
      good: true,
      says: 'Names as they stand on the cards, in groups with a heading.',
    },
    {
      story: 'PageOfResults',
      good: false,
      says: 'Sentences and a sale in the place of names: a hint is shorter than what it hints at.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It works on the field of the `SearchBox` around it, so that the page can load it when the field first gets the focus.',
    'An `onTermChange` with the trimmed text comes with the focus and with each letter; you answer by other props.',
    'Nothing is chosen until an arrow key walks: Enter without a walk searches for what was typed.',
    'A press on a suggestion leaves the focus in the field. The list closes when the focus leaves the form and when the form is sent.',
  ],
  content: [
    'A suggestion is the name as it stands on the card; what was typed is set apart in it.',
    "Groups have a heading: 'Producten', 'Categorieën', 'Eerder gezocht'.",
    'Three to five in each group: it is a hint, no page of results.',
  ],
  responsive: [
    'It hangs under the field, as wide as it, and takes 70 % of the height of the window at most.',
    'From 560 px on categories and earlier terms stand beside the products.',
    'Names take two lines at most; prices keep their column at the right.',
    'A list that is higher than that scrolls in itself, with the active one in sight.',
  ],
  anatomy: [
    {
      part: 'Panel',
      slot: 'search-suggestions',
      what: 'Under the field of the `SearchBox` it is a child of.',
    },
    { part: 'List', what: 'A list box with groups: products, categories, earlier terms.' },
    { part: 'All results', what: 'A submit button beneath the list: more is found than is suggested.' },
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
    'What is suggested can be reached without it: Enter always searches for what was typed.',
  ],
  labels: { searchSuggestionsLabels },
  related: ['SearchBox', 'LiveRegion', 'Popover'],
};
