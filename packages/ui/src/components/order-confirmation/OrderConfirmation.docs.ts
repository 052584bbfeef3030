import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { orderConfirmationLabels } from '../../labels/orderConfirmationLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OrderConfirmation'],
  alsoCalled: ['thank you page', 'success page', 'bedankt'],
  useWhen: ['The order is placed: number, what happens now, the way on.'],
  avoidWhen: ['Payment is still unknown: say so with `MessageList`.', 'An earlier order: use `OrderLines`.'],
  anatomy: [
    { part: 'Root', slot: 'order-confirmation', what: 'Panel with mark, `h1`, number, lines and actions.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the actions.' }],
  accessibility: ['It renders the page’s `h1`: move the focus there after the step, so that it is read.'],
  labels: { orderConfirmationLabels },
};
