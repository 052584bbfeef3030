import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { addToCartLabels } from '../../labels/addToCartLabels.ts';

export const docs: ComponentDocs = {
  exports: ['AddToCart'],
  alsoCalled: ['buy button', 'order button', 'add to basket', 'stock notice', 'mail me', 'bestelknop'],
  useWhen: [
    'A product can be ordered from a card or from its page: it shows the button, and the stepper once it lies in the cart.',
    'A product is sold out: `unavailable` offers a mail, `notified` says that it will come.',
    'Someone is not logged in: `logged-out` asks to log in.',
  ],
  avoidWhen: [
    'The line is already in the cart table: use `QuantityStepper` in a `CartLine`.',
    'Something else than a product is added: use `Button`.',
  ],
  anatomy: [
    {
      part: 'Root',
      slot: 'add-to-cart',
      what: 'Carries `data-state`: logged-out, available, added, unavailable or notified.',
    },
    { part: 'Button', slot: 'add-button', what: 'The plate "Voeg toe".' },
    { part: 'Stepper', what: 'A `QuantityStepper` in the same place, at the same height.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Adds one; the focus goes to plus.' },
    { keys: 'Digits', does: 'Set the quantity, sent 500 ms after the last key.' },
    { keys: 'Minus at 1', does: 'Takes the product out; the focus goes back to the button.' },
  ],
  accessibility: [
    'Every button is named by its words; the product it orders is its description, so lists of buttons can be told apart.',
    'A quantity that cannot be ordered is refused in an alert under the stepper.',
    'Announce the new cart total yourself: through `AddToCartNotice` or `announce`.',
  ],
  labels: { addToCartLabels },
};
