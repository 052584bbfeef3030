import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['NumberField'],
  alsoCalled: ['numeric input', 'spin button', 'getalveld'],
  useWhen: [
    'A number is typed that is no amount to order: a price, a count of children.',
    'The number may have a fraction, or may be empty, and both mean something.',
    'Bounds are known: give them as `min` and `max`, and say them in the error as well.',
  ],
  avoidWhen: [
    'An amount is ordered: use `QuantityStepper` or `AddToCart`.',
    'It only looks like a number (postcode, telephone): use `TextField`.',
  ],
  pictures: [
    {
      story: 'CountWithBounds',
      good: true,
      says: 'The unit stands in the label, and the error gives the bounds.',
    },
    {
      story: 'PostalCodeAsNumber',
      good: false,
      says: 'A postcode is no number: it loses its noughts and its letters. Use `TextField`.',
    },
  ],
  status: 'stable',
  howItWorks: [
    "`onValueChange` comes at each typed letter with a number, or with `null` while there is none: '1,5' and '1.5' are one number, '0x10' is none.",
    'Any fraction may be typed unless `step` says otherwise; `min` and `max` are checked by the browser when the form is sent.',
  ],
  errors: [
    "Outside its bounds: 'Vul een getal in van 1 tot en met 500.'",
    "No number at all: 'Vul een getal in.' It never says 'Ongeldige invoer'.",
  ],
  content: [
    "The label says the unit where there is one: 'Aantal kinderen', 'Prijs vanaf, in euro's'.",
    "An error gives the bounds: 'Vul een getal in van 1 tot en met 500.'",
    'No thousands separators in hints: what one types is digits and a comma.',
  ],
  responsive: [
    'Give it the width of what is typed by a class (`max-w-32`): a field that is too wide asks for a sentence.',
    'A phone shows its keyboard of digits, by `inputMode`.',
    'A number that is too long scrolls within the field.',
  ],
  anatomy: [
    { part: 'Field', slot: 'field', what: 'Label, control, hint and error.' },
    { part: 'Control', what: '`<input type="number">`; ref and other props land here.' },
  ],
  keyboard: [{ keys: 'Arrow up, arrow down', does: 'Step by `step`.' }],
  accessibility: [
    'It gives `null` when empty, else a float; the browser’s own language decides which decimal mark may be typed.',
    'Browsers differ in what else they let through (a letter e, a comma): it gives a number or null, never a text.',
    'What is no number is told by an error after one has left the field, not while one types.',
  ],
  related: ['QuantityStepper', 'TextField', 'FacetFilters'],
};
