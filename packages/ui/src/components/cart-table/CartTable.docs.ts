import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { cartLabels } from '../../labels/cartLabels.ts';

export const docs: ComponentDocs = {
  exports: ['CartTable', 'CartGroup'],
  alsoCalled: ['basket', 'shopping cart', 'winkelmand', 'winkelwagen'],
  useWhen: ['The lines of a cart with their column heads, `CartLine`s inside.'],
  avoidWhen: ['The cart is empty: use `EmptyState`.', 'Orders under each other: use `OrderTable`.'],
  anatomy: [
    {
      part: 'Root',
      slot: 'cart-table',
      what: 'The container that decides by its own width whether there is room for columns.',
    },
    { part: 'Heads', what: 'For the eye only.' },
    { part: 'List', what: 'A labelled `<ul>`.' },
    { part: 'Group', slot: 'cart-group', what: 'Lines that belong together, with their name and subtotal.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Walks the lines; see `CartLine`.' }],
  accessibility: [
    'A list and not a table: each line says by itself what its figures are, also on a phone where the columns are gone.',
  ],
  labels: { cartLabels },
};
