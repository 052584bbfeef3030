import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { addToCartNoticeLabels } from '../../../labels/addToCartNoticeLabels.ts';

export const docs: ComponentDocs = {
  exports: ['AddToCartNotice'],
  alsoCalled: ['toast', 'snackbar', 'popover', 'added to basket', 'melding'],
  useWhen: ['A product was just added and the page stays: it says what, and leads to the cart.'],
  avoidWhen: [
    'Something went wrong: use `MessageList`, which stays.',
    'Something must be decided: this part takes no focus and leaves after three seconds.',
    'A form was sent or a setting saved: say so where it happened, with a `MessageList`.',
  ],
  pictures: [
    {
      story: 'Problem',
      good: true,
      says: 'What it is about, why it cannot be ordered like this, and the button that mends it.',
    },
    {
      story: 'Cheers',
      good: false,
      says: 'It cheers and names no product: which of the three that were just pressed?',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It leaves after three seconds, or after `duration` (`null`: when it is closed), and waits while the pointer or the focus is in it.',
    'A new `product` object begins the time anew, also for the same product.',
    'With a `remedy` it stays until it is closed.',
    'A press elsewhere does not close it: it says what happened, whatever is pressed meanwhile.',
  ],
  content: [
    "Say what happened in the past tense and name the product: 'Pukkie luiers maat 4 ligt in je winkelmand'.",
    "The link names where it leads ('Naar je winkelmand'), never only 'Bekijk'.",
    "`product.problem` says why it cannot be ordered like this, with `product.remedy`, a button that mends it ('Zet op 20').",
    "`product.note` is for what a deal still misses ('Nog 1 voor 2+1 gratis'): a number and a reason, in one line.",
  ],
  responsive: [
    'It lies low on the screen, above `MobileBar` on a phone, so that it covers neither the header nor what was just pressed.',
    'On a phone it is as wide as the window less its gutters; on a desk 384 px, at the lower left, since what orders a product stands at the right.',
    'A long name goes on in the next lines; a slip that would be higher than most of the window scrolls.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'add-to-cart-notice',
      what: 'The live region, always in the page, empty while `product` is null.',
    },
    {
      part: 'Slip',
      what: 'Picture, name, close button, what mends a problem, what a deal misses, and the link to the cart.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the close button and the link; the time stands still meanwhile.' },
    { keys: 'Enter', does: 'Follows the link or closes.' },
  ],
  accessibility: [
    'A `status`: it is read when it appears and never steals the focus. With `announced` it is a named region instead, while it shows.',
    'It waits while the pointer or the focus is in it (WCAG 2.2.1), and what it says stands in the cart as well.',
    'Escape closes it from anywhere; nothing else on the page moves when it comes or goes.',
  ],
  labels: { addToCartNoticeLabels },
  related: ['MessageList', 'AddToCart', 'LiveRegion', 'MiniCart'],
};
