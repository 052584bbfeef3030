import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { orderTableLabels } from '../../../labels/orderTableLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OrderTable'],
  alsoCalled: ['order history', 'data table', 'bestellingen'],
  useWhen: [
    'Orders under each other with number, date, total and status.',
    'A buyer looks for an order by its number, its date or its amount: the three stand first.',
    'The last order stands first: it is the one that is asked about, and ordered again.',
  ],
  avoidWhen: [
    'Lines of one order: use `OrderLines`.',
    'Less than three orders and nothing to compare: a list of links does.',
    'Rows are chosen, sorted or turned by page: use `Table`.',
  ],
  pictures: [
    {
      story: 'WithStatus',
      good: true,
      says: 'Number, date and amount as a buyer looks for them, and the status is a word.',
    },
    {
      story: 'Machinery',
      good: false,
      says: 'Dates and amounts as a database has them, and a status in code.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'A column that no order fills (reference, state, what can be done) is left out for all.',
    'Every order is in the document: it is made for a page of some dozens, with `Pagination` beneath. Of thousands give one page at a time; `Table` pages and sorts by itself.',
    "Below 960 px each order is a card, and its number's link covers all of it; a button in it lies above the link.",
    '`pictures` are a few small ones that make an order recognised; three do.',
    'Numbers and amounts keep their line from 960 px on; dates and references break where they must.',
    'It works without scripts: there are links alone in it, and what you give as `action`.',
  ],
  content: [
    "Heads are nouns: 'Bestelnummer', 'Datum', 'Producten', 'Totaal', 'Status'.",
    "Dates are written out ('18 maart 2026'), amounts have their euro sign and two decimals.",
    "The number is the link; what one can do with an order comes last in the row ('Opnieuw bestellen').",
    'The total is what was paid, including VAT, as it stands on the invoice.',
  ],
  responsive: [
    'From 960 px on it is a table; below that each row is a card whose cells say their own head.',
    'Amounts and numbers never break; names and references do.',
    'On a phone the whole card is the target of its link.',
  ],
  anatomy: [
    {
      part: 'Table',
      slot: 'order-table',
      what: 'A real `<table>` with a caption; on phones each row becomes a card.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Walks the links in the rows.' }],
  accessibility: [
    'Header cells are tied to their columns; as cards the cells say their own name.',
    'The caption names the table; as cards it stays a table to screen readers.',
    'Links are named by their number, so that each can be told from the next.',
  ],
  labels: { orderTableLabels },
  related: ['OrderStatus', 'OrderLines', 'ListToolbar', 'Pagination'],
};
