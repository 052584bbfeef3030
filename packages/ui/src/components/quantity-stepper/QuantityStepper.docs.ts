import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { quantityStepperLabels } from '../../labels/quantityStepperLabels.ts';

export const docs: ComponentDocs = {
  exports: ['QuantityStepper'],
  alsoCalled: ['number input', 'spinner', 'counter', 'plus minus', 'aantal'],
  useWhen: ['A whole quantity that is mostly small.'],
  avoidWhen: ['On a product: use `AddToCart`, which brings it.', 'Any number in a form: use `NumberField`.'],
  anatomy: [
    { part: 'Root', slot: 'quantity-stepper', what: 'A `<fieldset>` named by `label`.' },
    { part: 'Minus, plus', what: '48 × 48 px, 60 on the product page.' },
    { part: 'Field', what: 'A native number field.' },
  ],
  keyboard: [
    { keys: 'Arrow up, arrow down', does: 'One more or less, in the field.' },
    { keys: 'Digits', does: 'Set it; nothing is cut off while typing.' },
    { keys: 'Enter', does: 'Commits what is typed.' },
  ],
  accessibility: [
    'At a bound the button is `aria-disabled` and keeps the focus.',
    'The value may be `null` or a fraction: the caller decides what it accepts and says so through `describedBy`.',
  ],
  labels: { quantityStepperLabels },
};
