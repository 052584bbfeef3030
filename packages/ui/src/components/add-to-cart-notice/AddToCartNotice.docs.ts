import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { addToCartNoticeLabels } from '../../labels/addToCartNoticeLabels.ts';

export const docs: ComponentDocs = {
  exports: ['AddToCartNotice'],
  alsoCalled: ['toast', 'snackbar', 'popover', 'added to basket', 'melding'],
  useWhen: ['A product was just added and the page stays: it says what, and leads to the cart.'],
  avoidWhen: [
    'Something went wrong: use `MessageList`, which stays.',
    'Something must be decided: this part takes no focus and leaves after three seconds.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'add-to-cart-notice',
      what: 'The live region, always in the page, empty while `product` is null.',
    },
    { part: 'Slip', what: 'Picture, name, close button, what a deal misses, and the link to the cart.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the close button and the link; the time stands still meanwhile.' },
    { keys: 'Enter', does: 'Follows the link or closes.' },
  ],
  accessibility: [
    'A `status`: it is read when it appears and never steals the focus.',
    'It waits while the pointer or the focus is in it (WCAG 2.2.1), and what it says stands in the cart as well.',
  ],
  labels: { addToCartNoticeLabels },
};
