import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { invoiceTableLabels } from '../../../labels/invoiceTableLabels.ts';

export const docs: ComponentDocs = {
  exports: ['InvoiceTable'],
  alsoCalled: ['invoices', 'open items', 'statement', 'facturen', 'openstaande posten'],
  useWhen: [
    'Invoices are looked up, downloaded, or chosen to be paid together.',
    'Somebody has to see at a glance what is still open and what is late.',
  ],
  avoidWhen: [
    'Orders: use `OrderTable`.',
    'Other columns are needed: use `Table`, whose columns are yours.',
    'One invoice with its lines: use `DescriptionTable` for its facts and `OrderLines` for what was delivered.',
  ],
  pictures: [
    { story: 'Filled', good: true, says: 'Dates written out, two decimals, and late is a word.' },
    {
      story: 'EmptyForPaid',
      good: false,
      says: 'Is nothing open, or does nobody know? Nought is a figure: write it.',
    },
  ],
  status: 'beta',
  howItWorks: [
    'Which can be paid together is your choice: rows that are paid may be ticked too, so count in `bulkActions` what is open.',
    'It pages and keeps the choice of rows as `Table` does.',
  ],
  content: [
    "Dates are written out ('18 maart 2026'), amounts have their euro sign and two decimals.",
    "The status is a word or two: 'Open', 'Te laat', 'Betaald'.",
    'What is open is nought on a paid invoice, never empty: an empty cell says that nobody knows.',
    "A credit note has a minus before its euro sign: '−€ 12,40'.",
  ],
  responsive: [
    'Below 640 px of its own width each invoice is a card.',
    'Numbers and words of the status break where they must; amounts never do.',
    'More than 100 invoices come 50 to a page, or as `pageSize` says: only the rows of one page are in the document.',
  ],
  related: ['Table', 'OrderTable', 'OrderStatus'],
  anatomy: [
    { part: 'Root', what: 'A `Table` with the columns of an invoice; its slots are those of `Table`.' },
    { part: 'Number', what: 'Names the row; a link where the invoice has a page of its own.' },
    { part: 'Status', what: 'An `OrderStatus` with its words and their tone.' },
    { part: 'Document', what: 'A link that saves the file.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Walks the ticks, the numbers and the documents.' }],
  accessibility: [
    'Each document says of which invoice it is and what kind of file comes.',
    'Late is said in words; the colour of the status only repeats it.',
    'A tick says the number of its invoice, and how many are chosen is said by the page’s `LiveRegion`.',
  ],
  labels: { invoiceTableLabels },
};
