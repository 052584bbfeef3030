import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['ListToolbar'],
  alsoCalled: ['table filters', 'search bar', 'zoek- en filterbalk'],
  useWhen: [
    'A table or a shelf can be searched or filtered.',
    'A list is longer than a screen and people look for one line of it.',
    'Two or three ways of looking are enough for most: by number, by period, by status.',
  ],
  avoidWhen: [
    'Products are filtered by facets: use `FacetFilters` beside them.',
    'A list of ten lines: the eye is quicker.',
    'The order of the rows changes: press the head of a `Table`, or use `SortSelect`.',
  ],
  pictures: [
    { story: 'SearchAndPeriod', good: true, says: 'Two fields, and how much they leave.' },
    {
      story: 'FieldsForAll',
      good: false,
      says: 'Six fields before a list of twelve orders: most are never used, and the list is below the fold.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It lays out its children and says `found`; it neither searches nor waits, so let the list follow a moment after the last key.',
    '`found` stands in a `status` that is always there, so that its change is said also when it was empty before; the same text twice is said once.',
    'Children grow to fill their row; from 48rem of its own width on each is 240 px.',
    'Where no scripts run put the fields in a form that is sent with a button: the toolbar itself is none.',
  ],
  content: [
    "Fields have short labels: 'Zoek op ordernummer', 'Periode'.",
    "`found` counts what is left with its noun ('12 bestellingen'), also when that is none.",
    'No button to search: what one types works by itself after a moment.',
  ],
  responsive: [
    'Fields grow to fill a row where there is little room, and are 240 px wide beside each other from 48rem of its own width on.',
    '`found` stands under the fields at every width, and takes no room while it is empty.',
    'Fields of unlike height stand on one line at their foot.',
  ],
  anatomy: [
    { part: 'Toolbar', slot: 'list-toolbar', what: 'Fields beside each other, and how much they leave.' },
  ],
  keyboard: [],
  accessibility: [
    '`found` is a status: it is said when it changes.',
    'It takes no focus away while the list changes beneath it; the count is said when one stops typing.',
    'It is no search landmark: there is one on the page, in the header.',
  ],
  related: ['OrderTable', 'CompanyTable', 'FacetFilters', 'SortSelect'],
};
