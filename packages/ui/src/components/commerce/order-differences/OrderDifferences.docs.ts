import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { orderDifferencesLabels } from '../../../labels/orderDifferencesLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OrderDifferences'],
  alsoCalled: ['reorder', 'diff', 'opnieuw bestellen', 'undo'],
  useWhen: [
    'An order was put into the cart again, and not all of it is as it was.',
    "'Opnieuw bestellen' of an order of months ago: things are sold out, dearer, or no longer on offer.",
  ],
  avoidWhen: [
    'One product is refused: say so at its `CartLine`.',
    'Nothing differs: say that everything is in the cart, by `AddToCartNotice` or on the page of the cart.',
  ],
  pictures: [
    {
      story: 'Differences',
      good: true,
      says: 'Each line says what became of the product and what it costs now.',
    },
    {
      story: 'GoneTogether',
      good: false,
      says: 'The heading says that all is well, the line under it that it is not, and nobody learns what is missing until the van has left.',
    },
  ],
  status: 'stable',
  howItWorks: [
    "What was done (`summary`), and that it was taken back, is said by the page's `LiveRegion` once it stays so for a moment: of several texts in a row the last.",
    'Without differences its heading says that all is as it was; once `undone` the list goes, and so does the button.',
    '`onUndo` is a request: you take the products out, and set `undone` when that is done.',
    'The words of a line follow from its `kind`; `detail` is set after them.',
    'On a phone price and choice go on to lines of their own under the name.',
  ],
  content: [
    "Each line says what became of the product and what is done about it: 'Uitverkocht. Niet in je winkelmand gelegd.'",
    "A price that changed gives both: 'was € 11,40, nu € 12,10'.",
    'Say what costs the buyer something first, good news last.',
  ],
  responsive: [
    'Lines stand under each other at any width; picture and choices go below the words on a phone.',
    'A long name goes on in the next lines.',
    'The way on sticks to nothing: it comes after the last line, since each line is worth reading.',
  ],
  anatomy: [
    {
      part: 'Panel',
      slot: 'order-differences',
      what: 'Heading, what was done, the list with a choice per line, undo and the way on.',
    },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Take everything back.' }],
  accessibility: [
    'What was done, and that it was taken back, is said through the `LiveRegion` of the page.',
    'Each line says in words what became of the product.',
    'Move the focus to it after the order was put into the cart, so that the list is read from its beginning.',
    'What can be chosen in a line is named with its product.',
  ],
  labels: { orderDifferencesLabels },
  related: ['CartLine', 'OrderTable', 'MessageList', 'AddToCart'],
};
