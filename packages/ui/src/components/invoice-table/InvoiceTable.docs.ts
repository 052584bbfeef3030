import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { invoiceTableLabels } from '../../labels/invoiceTableLabels.ts';

export const docs: ComponentDocs = {
  exports: ['InvoiceTable'],
  alsoCalled: ['invoices', 'open items', 'statement', 'facturen', 'openstaande posten'],
  useWhen: ['Invoices are looked up, downloaded, or chosen to be paid together.'],
  avoidWhen: ['Orders: use `OrderTable`.', 'Other columns are needed: use `Table`.'],
  status: 'beta',
  content: [
    "Dates are written out ('18 maart 2026'), amounts have their euro sign and two decimals.",
    "The status is a word or two: 'Open', 'Te laat', 'Betaald'.",
  ],
  responsive: [
    'Below 640 px of its own width each invoice is a card.',
    'Numbers and words of the status break where they must; amounts never do.',
  ],
  related: ['Table', 'OrderTable', 'OrderStatus'],
  anatomy: [{ part: 'Root', what: 'A `Table` with the columns of an invoice.' }],
  keyboard: [{ keys: 'Tab', does: 'Walks the ticks, the numbers and the documents.' }],
  accessibility: ['Each document says of which invoice it is and what kind of file comes.'],
  labels: { invoiceTableLabels },
};
