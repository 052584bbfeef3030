import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { addToCartLabels } from '../../../labels/addToCartLabels.ts';

export const docs: ComponentDocs = {
  exports: ['AddToCart'],
  alsoCalled: ['buy button', 'order button', 'add to basket', 'stock notice', 'mail me', 'bestelknop'],
  useWhen: [
    'A product can be ordered from a card or from its page: it shows the button, and the stepper once it lies in the cart.',
    'A product is sold out: `unavailable` offers a mail, `notified` says that it will come, also in a `ProductRow` (`size="row"`).',
    'Someone is not logged in: `logged-out` asks to log in.',
  ],
  avoidWhen: [
    'The line is already in the cart table: use `QuantityStepper` in a `CartLine`.',
    'Something else than a product is added: use `Button`.',
  ],
  pictures: [
    { story: 'Available', good: true, says: 'A verb; where it goes is known from the place.' },
    {
      story: 'SaysWhere',
      good: false,
      says: 'Three times as long, on every card of the page, for what everybody knows.',
    },
  ],
  status: 'stable',
  errors: [
    "What cannot be ordered is refused while one types, before anybody answers: 'Vul een heel aantal in, van 0 tot 20.'",
    "Where it is known how many there are, a button sets that: 'Zet op 20'.",
    'What the server refuses comes as `note` of tone `danger` and is read as an alert.',
  ],
  howItWorks: [
    'After the first press the stepper takes the place of the button, at the same height, with the focus on its plus.',
    'Edits are told half a second after the last one, at Enter, on leaving the field, and when the part goes; a step to nought at once.',
    'Give it a `quantity` and it shows what your cart says; give it `defaultQuantity` and it keeps count itself.',
  ],
  content: [
    "The button says 'Voeg toe' everywhere; what is added is clear from where it stands, and assistive technology hears `productName`.",
    "Say why something cannot be ordered, and until when if you know: 'Weer op voorraad vanaf maandag'.",
    "A limit is told with its number ('Maximaal 20 per bestelling'), when it is met and not before, and a button beside it sets what can be had ('Zet op 20').",
  ],
  responsive: [
    'Button and stepper have the same height and width, so that no card in a row jumps when one of them changes.',
    'In a narrow card the stepper keeps its two buttons of 48 px and gives the field what is left.',
    'On the product page (`size="panel"`) it is 60 px high, and `aside` stands beside it where there is room, beneath it where not.',
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
    { keys: "Enter on 'Zet op 20'", does: 'Sets that quantity; the focus goes to plus.' },
    { keys: 'Minus at 1', does: 'Takes the product out; the focus goes back to the button.' },
  ],
  accessibility: [
    'The accessible name of each button is its visible text, then the product, so buttons in a list can be told apart.',
    'A quantity that cannot be ordered is refused in an alert under the stepper.',
    'Announce the new cart total yourself: through `AddToCartNotice` or `announce`.',
  ],
  labels: { addToCartLabels },
  related: ['QuantityStepper', 'ProductCard', 'AddToCartNotice', 'PricePrompt'],
};
