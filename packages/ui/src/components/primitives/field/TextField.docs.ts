import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['TextField'],
  alsoCalled: ['input', 'text box', 'text input', 'single-line field', 'invoerveld', 'tekstveld'],
  useWhen: [
    'One line of text: a name, an e-mail address, a code.',
    'Give `autoComplete` and `inputMode`, so that browser and keyboard help.',
  ],
  avoidWhen: [
    'A choice from a list: use `SelectField`, or `RadioGroup` when there are under five.',
    'More than a line: use `TextAreaField`. A day: use `DatePicker`.',
    'A number: use `NumberField`. A password: use `PasswordField`.',
  ],
  pictures: [
    {
      story: 'ErrorThatHelps',
      good: true,
      says: 'The hint says the form beforehand, the error what to do, and what was typed is kept.',
    },
    {
      story: 'ErrorThatBlames',
      good: false,
      says: 'The placeholder is gone when one types, the asterisk explains nothing, and the error says only that one is wrong.',
    },
  ],
  status: 'stable',
  howItWorks: [
    '`value` with `onValueChange(value, details)` where the caller keeps the text, `defaultValue` where the field does; it comes at each typed letter.',
    '`onChange` of your own comes first; prevent the default there and `onValueChange` does not come.',
  ],
  errors: [
    "Say what to do, not what is wrong: 'Vul een geldig e-mailadres in, met een @ en een punt.'",
    "An empty field: 'Vul … in' with the name of the field, never 'Verplicht'.",
    'Show it when the field is left or the form is sent, not while one types; take it away as soon as it is mended.',
    'The same words stand in the `ErrorSummary` above the form.',
  ],
  content: [
    "The label is a noun: 'E-mailadres', 'KVK-nummer'. The hint shows the form ('Acht cijfers.').",
    'A placeholder is an example that one can do without, never the label.',
    "An error says what to do in one sentence: 'Vul een geldig e-mailadres in, met een @ en een punt.'",
  ],
  responsive: [
    "As wide as its form's column; give a field for a short value the width of that value.",
    'A value that is longer than the field scrolls in it, as in any field of the platform.',
    'Text is at least 16 px, so that a phone does not zoom in on a field that gets the focus.',
  ],
  anatomy: [
    { part: 'Root', slot: 'field', what: 'Label, control and texts; `className` lands here.' },
    {
      part: 'Control',
      slot: 'field-control',
      what: 'The `<input>`; ref and other props land here.',
    },
  ],
  keyboard: [{ keys: 'Native', does: 'Everything the browser does: typing, marking, undo.' }],
  accessibility: [
    'A placeholder is no label; with `hideLabel` the label is still there for screen readers.',
    'Fields are required unless `required={false}`; `showOptional` says so after the label.',
    '48 px high with an ink edge of at least 3:1; `aria-invalid` goes with a thicker, crimson one and a text.',
    'Errors come after one has left the field or sent the form, never in the middle of a word.',
  ],
  related: [
    'FieldRoot',
    'SelectField',
    'TextAreaField',
    'PasswordField',
    'NumberField',
    'RadioGroup',
    'ErrorSummary',
  ],
};
