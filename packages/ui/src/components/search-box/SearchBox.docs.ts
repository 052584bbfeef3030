import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { searchBoxLabels } from '../../labels/searchBoxLabels.ts';

export const docs: ComponentDocs = {
  exports: ['SearchBox'],
  alsoCalled: ['search field', 'search bar', 'zoeken', 'zoekbalk'],
  useWhen: ['In the header: a search that leads to a page of results.'],
  avoidWhen: [
    'Suggestions while typing: use `SearchSuggestions` around it.',
    'Filtering what is on the page: use `TextField`.',
  ],
  anatomy: [
    {
      part: 'Form',
      slot: 'search-box',
      what: 'A search landmark; it works without JavaScript through `action`.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Searches.' },
    { keys: 'Tab', does: 'Field, clear, search.' },
  ],
  accessibility: [
    'The field has a name of its own; the placeholder repeats it.',
    'Clearing gives the focus back to the field.',
  ],
  labels: { searchBoxLabels },
};
