import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { orderDifferencesLabels } from '../../labels/orderDifferencesLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OrderDifferences'],
  alsoCalled: ['reorder', 'diff', 'opnieuw bestellen', 'undo'],
  useWhen: ['An order was put into the cart again, and not all of it is as it was.'],
  avoidWhen: ['One product is refused: say so at its `CartLine`.'],
  anatomy: [
    {
      part: 'Panel',
      slot: 'order-differences',
      what: 'Heading, what was done, the list with a choice per line, undo and the way on.',
    },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Take everything back.' }],
  accessibility: [
    'What was done, and that it was taken back, is a status.',
    'Each line says in words what became of the product.',
  ],
  labels: { orderDifferencesLabels },
};
