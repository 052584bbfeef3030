import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Checkbox'],
  alsoCalled: ['tick box', 'toggle', 'vinkje', 'akkoord'],
  useWhen: [
    'One thing is agreed to or switched, and a form sends it.',
    'Several of a list are chosen.',
    'A form needs a yes before it can be sent, and the no is said with an `error`.',
  ],
  avoidWhen: ['One of a few: use `RadioGroup`.', 'It acts at once: use a `Button`.'],
  pictures: [
    { story: 'TrueWhenTicked', good: true, says: 'A statement that is true when it is ticked.' },
    {
      story: 'NotWhenTicked',
      good: false,
      says: 'Ticked, does one get the mail or not? A no in the statement turns the tick around.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'The whole line is its label: a press on the text ticks it.',
    '`checked` with `onCheckedChange(checked, details)` where the caller keeps it, `defaultChecked` where the part does.',
    'Required only when it is told so, unlike the other fields: a statement may well be untrue.',
  ],
  errors: [
    "A yes that is needed: 'Geef aan dat je akkoord gaat.' It stands under the box.",
    'No error for a box that may stay empty, whatever one would like.',
  ],
  content: [
    "A statement that is true when it is ticked, in the first person or without one: 'Ik ga akkoord met de algemene voorwaarden'.",
    "Never in the negative: not 'Geen nieuwsbrief'.",
    'A link in the text leads to what one agrees to and opens in a tab of its own, so that the form is kept.',
  ],
  responsive: [
    'Box and text are one line of at least 48 px; a long text breaks beside the box, which stays with the first line.',
    'Several under each other have no more room between them than their own height gives.',
    'At 200 % the box grows with the text.',
  ],
  anatomy: [
    { part: 'Root', slot: 'checkbox', what: 'Box, text and notes; `className` lands here.' },
    { part: 'Control', slot: 'field-control', what: 'The native `<input>`; ref and other props land here.' },
  ],
  keyboard: [{ keys: 'Space', does: 'Ticks or unticks.' }],
  accessibility: [
    'Text and box are one target of at least 48 px; the tick is a shape, so forced colours keep it.',
    'Several that belong together stand in a `<fieldset>` with a `<legend>` of yours.',
    'An error stands under it and is read with it; the box gets `aria-invalid`.',
  ],
  related: ['RadioGroup', 'FieldRoot', 'FacetFilters', 'AddressFields'],
};
