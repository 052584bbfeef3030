import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { productRowLabels } from '../../../labels/productRowLabels.ts';

export const docs: ComponentDocs = {
  exports: ['ProductRows', 'ProductRow'],
  alsoCalled: ['compact list', 'quick order', 'list view', 'bestellijst'],
  useWhen: [
    'The same things are ordered every week: forty lines in three screens.',
    'Lines are grouped, with a subtotal beside the heading.',
  ],
  avoidWhen: ['Products are to be discovered: use `ProductShelf`.', 'It is the cart: use `CartTable`.'],
  pictures: [
    { story: 'WithSubtotal', good: true, says: 'What one orders every week, line by line, with its sum.' },
    {
      story: 'ToDiscover',
      good: false,
      says: 'Things one does not know yet, without a sum and with a shout for a heading: use `ProductShelf`.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It sorts and pages nothing: rows come as you give them, some hundreds at most.',
    'By container queries: from 48rem of its own width on name, price, order and heart are columns; below that the price goes under the name, and below 32rem what orders stands on a row of its own.',
    'A tag stands behind the name, or beneath it where the name fills the line.',
    'Nothing is cut: a long name makes its row higher, and the article number keeps to one line.',
    'The link of a name is 44 px high, though its line is less.',
  ],
  content: [
    "The heading says which list it is ('Jouw favorieten', 'Verzorging'), with the subtotal at its right.",
    'Name first, then contents and article number in a lighter ink.',
    "A row says in two words why it cannot be ordered: 'Niet leverbaar'.",
  ],
  responsive: [
    'Rows are 58 px high on a desk, so that forty fit on three screens; below 32rem of its own width what orders it stands on a row of its own, as wide as the text.',
    'A name goes on in as many lines as it needs; neither contents nor article number are cut.',
    'Columns of price and action keep their width, so that one can look down them.',
  ],
  anatomy: [
    { part: 'List', slot: 'product-rows', what: 'A named section with a heading and a list.' },
    { part: 'Row', slot: 'product-row', what: '58 px: picture on its rail, name, price, action, heart.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Walks through name, action and heart of each row.' }],
  accessibility: [
    'The name is the link, so that a list of links is a list of products.',
    'Each row is an item of one list under its heading: a screen reader says how many there are.',
    'Quantity and heart are named with their product.',
  ],
  labels: { productRowLabels },
  related: ['ProductShelf', 'CartTable', 'FavouriteButton', 'QuantityStepper'],
};
