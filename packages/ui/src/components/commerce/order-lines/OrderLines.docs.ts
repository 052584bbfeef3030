import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { orderLinesLabels } from '../../../labels/orderLinesLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OrderLines'],
  alsoCalled: ['order details', 'line items', 'receipt', 'bestelregels'],
  useWhen: [
    'What is in an order or in a payment, to read.',
    'Under the summary while one pays, so that one sees what for.',
    'On the page of an order from the history, together with `AddressBlocks`.',
    'In a delivery note or an invoice on the screen, so that what came can be ticked off against it.',
  ],
  avoidWhen: ['It can still be changed: use `CartTable`.', 'Orders under each other: use `OrderTable`.'],
  pictures: [
    { story: 'DealDone', good: true, says: 'Quantity, what was paid, and why it was less than the sum.' },
    {
      story: 'SumsToDo',
      good: false,
      says: 'What was paid for it has to be worked out, and codes stand for names.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It is for reading: amounts and quantities are ready strings, and nothing in it can be changed.',
    'All lines are in the document, some hundreds without trouble.',
    'Amounts never break; a long name does, and where a line has no room for both the amount goes under it.',
    '`grossTotal` is struck above the total, and read with words before each, since few screen readers tell that text is struck.',
    'It is plain HTML without a script.',
  ],
  content: [
    'The name as it was when it was ordered, also when the product has another one by now.',
    "Quantity, unit price and total have the units of the order: '4 dozen'.",
    'A discount is a line of its own with a minus, not a note.',
  ],
  responsive: [
    'Rows are 58 px high where the name fits on one line, and higher where not; nothing is cut.',
    'Picture and quantity keep their columns; on a phone the total stands under the name.',
    'A list of a hundred lines scrolls with the page.',
  ],
  anatomy: [
    {
      part: 'List',
      slot: 'order-lines',
      what: 'Rows of 58 px; `data-category` on a row for a brand with hues.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A labelled list; an old total is read as "was … nu …", not only struck through.',
    'The name of the list says of which order it is; pictures in it are decoration.',
    'Quantity, name and total stand in this order in the document, so that a line is read as one would say it.',
  ],
  labels: { orderLinesLabels },
  related: ['CartTable', 'OrderTable', 'AddressBlocks', 'OrderConfirmation'],
};
