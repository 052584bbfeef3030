import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { orderLinesLabels } from '../../labels/orderLinesLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OrderLines'],
  alsoCalled: ['order details', 'line items', 'receipt', 'bestelregels'],
  useWhen: ['What is in an order or in a payment, to read.'],
  avoidWhen: ['It can still be changed: use `CartTable`.'],
  anatomy: [
    {
      part: 'List',
      slot: 'order-lines',
      what: 'Rows of 58 px; `data-category` on a row for a brand with hues.',
    },
  ],
  keyboard: [],
  accessibility: ['A labelled list; an old total is read as "was … nu …", not only struck through.'],
  labels: { orderLinesLabels },
};
