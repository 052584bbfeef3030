import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { tableLabels } from '../../../labels/tableLabels.ts';

export const docs: ComponentDocs = {
  exports: ['Table'],
  alsoCalled: ['data table', 'data grid', 'list', 'tabel', 'overzicht'],
  useWhen: [
    'Things with the same properties are compared, sorted, or chosen to do something with.',
    'There are many: only one page is in the document, however many rows there are; more than 100 come 50 to a page, or as `pageSize` says.',
  ],
  avoidWhen: [
    'One thing with its properties: use `DescriptionTable`.',
    'The lines of a cart: use `CartTable`.',
    'Orders of a customer without sorting or choosing: use `OrderTable`.',
  ],
  pictures: [
    { story: 'Sorted', good: true, says: 'Things with the same properties, put in an order.' },
    { story: 'OneThing', good: false, says: 'One thing with its properties: use `DescriptionTable`.' },
  ],
  status: 'beta',
  howItWorks: [
    'Without `pageSize` up to 100 rows stand on one page and more come 50 to a page; `pageSize={Infinity}` keeps all on one.',
    'A back end that pages gives `rowCount` and the rows of this page: then sorting and turning are its work, by `onSortChange` and `onPageChange`.',
    'The list of pages has each of up to 200; of more the ends, and the nearest ones, tens, hundreds and so on, so that a million rows make a short list.',
    'A choice of rows is kept from page to page, and "select all" means all pages.',
    'Sorting turns between the two directions and begins at the first page again.',
  ],
  content: [
    "Heads are nouns of one or two words: 'Factuur', 'Bedrag'.",
    "The caption says what the rows are, in the plural: 'Facturen'.",
    "Buttons for the selection say what they do to all of it: 'Betaal samen'.",
  ],
  responsive: [
    'Below 640 px of its own width each row is a card; the heads that sort stay above them as buttons.',
    "Words and figures stay whole; a column with `width: 'fill'` breaks where it must.",
    '`scroll="box"` is for more columns than the page has room for.',
  ],
  related: ['OrderTable', 'InvoiceTable', 'DescriptionTable', 'Pagination', 'EmptyState'],
  anatomy: [
    { part: 'Root', slot: 'table', what: 'The container whose width decides between columns and cards.' },
    { part: 'Scroller', slot: 'table-scroller', what: 'A named region when `scroll` is `box`.' },
    { part: 'Pager', slot: 'table-pager', what: 'Which rows these are, and the way to others.' },
    {
      part: 'Bulk bar',
      slot: 'table-bulk-bar',
      what: 'How many rows are chosen and what can be done with them; it sticks to the foot of the window.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Walks the heads that sort, the ticks, what is in the rows, and the pager.' },
    { keys: 'Enter, Space', does: 'On a head: sorts, pressed again the other way.' },
    { keys: 'Space', does: 'On a tick: chooses the row, or all rows of the page.' },
  ],
  accessibility: [
    'A real `<table>`, also where its rows are cards; on a card each cell is shown with its head.',
    'The sorted head says its direction (`aria-sort`); sorting and choosing are said by the page’s `LiveRegion`.',
    'With pages it tells how many rows there are and which place each has.',
    'Pages instead of a window that scrolls: what one cannot see is not in the document half, and search and print find whole rows.',
  ],
  labels: { tableLabels },
};
