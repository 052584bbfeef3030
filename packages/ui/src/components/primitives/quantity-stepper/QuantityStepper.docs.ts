import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { quantityStepperLabels } from '../../../labels/quantityStepperLabels.ts';

export const docs: ComponentDocs = {
  exports: ['QuantityStepper'],
  alsoCalled: ['number input', 'spinner', 'counter', 'plus minus', 'aantal'],
  useWhen: [
    'A whole quantity that is mostly small.',
    'People mostly go up or down by one, and sometimes type forty at once.',
  ],
  avoidWhen: ['On a product: use `AddToCart`, which brings it.', 'Any number in a form: use `NumberField`.'],
  pictures: [
    { story: 'InSixes', good: true, says: 'It steps as the product is sold.' },
    { story: 'NoQuantity', good: false, says: 'A figure that is no quantity: use `NumberField`.' },
  ],
  status: 'stable',
  errors: [
    "Say what is possible in its `error`, or beside it, tied by `aria-describedby`: 'Vul een heel aantal in, van 0 tot 20.'",
    'What is no whole number it refuses itself (Alleen hele aantallen) and shows the quantity from before the edit.',
    'A quantity that is too large it corrects not: 25 stays 25, marked `invalid`, until somebody changes it.',
  ],
  howItWorks: [
    'It reports each typed figure with the reason `typing`, so that you may wait, and what is finished by `onValueCommitted`.',
    'At a bound the button stays reachable and does nothing: the keyboard keeps its place.',
    'An emptied field is `null` and means nothing yet; leaving it is no order for nought.',
  ],
  content: [
    "`label` names what is counted: 'Aantal Pukkie luiers maat 4'.",
    'The unit stands beside it or in the price, not in the field.',
    "A quantity that is refused is explained beneath it, with the one that is possible: 'Maximaal 20 per bestelling'.",
  ],
  responsive: [
    'Both buttons are 48 px (60 with `size="l"`) and the field takes what is left, 40 px at least.',
    'Five figures fit; a longer number scrolls within the field.',
    'It fills its place: give it a width by the column it stands in.',
  ],
  anatomy: [
    { part: 'Root', slot: 'quantity-stepper', what: 'A `<fieldset>` named by `label`.' },
    { part: 'Minus, plus', what: '48 × 48 px, 60 on the product page.' },
    { part: 'Field', what: 'A native number field.' },
  ],
  keyboard: [
    { keys: 'Arrow up, arrow down', does: 'One more or less, in the field.' },
    {
      keys: 'Digits',
      does: 'Set it. A point is a thousands point where three digits follow; any other key is refused.',
    },
    { keys: 'Enter', does: 'Commits what is typed.' },
  ],
  accessibility: [
    'At a bound the button is `aria-disabled` and keeps the focus.',
    'The value may be `null`: the caller decides what it accepts and says so in `error`.',
    'Plus and minus say what they do and to what; each change is read by the field itself.',
  ],
  labels: { quantityStepperLabels },
  related: ['AddToCart', 'NumberField', 'CartLine'],
};
