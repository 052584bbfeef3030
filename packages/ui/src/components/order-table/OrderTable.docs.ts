import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { orderTableLabels } from '../../labels/orderTableLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OrderTable'],
  alsoCalled: ['order history', 'data table', 'bestellingen'],
  useWhen: ['Orders under each other with number, date, total and status.'],
  avoidWhen: ['Lines of one order: use `OrderLines`.'],
  anatomy: [
    {
      part: 'Table',
      slot: 'order-table',
      what: 'A real `<table>` with a caption; on phones each row becomes a card.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Walks the links in the rows.' }],
  accessibility: ['Header cells are tied to their columns; as cards the cells say their own name.'],
  labels: { orderTableLabels },
};
