import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { productRowLabels } from '../../labels/productRowLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ProductRows', 'ProductRow'],
  alsoCalled: ['compact list', 'quick order', 'list view', 'bestellijst'],
  useWhen: [
    'The same things are ordered every week: forty lines in three screens.',
    'Lines are grouped, with a subtotal beside the heading.',
  ],
  avoidWhen: ['Products are to be discovered: use `ProductShelf`.', 'It is the cart: use `CartTable`.'],
  anatomy: [
    { part: 'List', slot: 'product-rows', what: 'A named section with a heading and a list.' },
    { part: 'Row', slot: 'product-row', what: '58 px: picture on its rail, name, price, action, heart.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Walks through name, action and heart of each row.' }],
  accessibility: [
    'A name that is cut off can be read whole in its `title`, and is whole to a screen reader.',
  ],
  labels: { productRowLabels },
};
