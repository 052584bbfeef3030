import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['NumberField'],
  alsoCalled: ['numeric input', 'spin button', 'getalveld'],
  useWhen: ['A number is typed that is no amount to order: a price, a count of children.'],
  avoidWhen: [
    'An amount is ordered: use `QuantityStepper` or `AddToCart`.',
    'It only looks like a number (postcode, telephone): use `TextField`.',
  ],
  anatomy: [
    { part: 'Field', slot: 'field', what: 'Label, control, hint and error.' },
    { part: 'Control', what: '`<input type="number">`; ref and other props land here.' },
  ],
  keyboard: [{ keys: 'Arrow up, arrow down', does: 'Step by `step`.' }],
  accessibility: ['It gives `null` when empty, else a float; the platform reads the decimal comma.'],
};
