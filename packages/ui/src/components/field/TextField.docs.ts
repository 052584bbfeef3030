import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['TextField', 'SelectField'],
  alsoCalled: ['input', 'text box', 'dropdown', 'combobox', 'select', 'keuzelijst', 'invoerveld'],
  useWhen: [
    'One line of text, or a choice from a list that the browser knows how to show.',
    'Give `autoComplete` and `inputMode`, so that browser and keyboard help.',
  ],
  avoidWhen: [
    'Under five choices that should be seen at once: use `RadioGroup`.',
    'A number: use `NumberField`. A password: use `PasswordField`.',
  ],
  anatomy: [
    { part: 'Root', slot: 'field', what: 'Label, control and texts; `className` lands here.' },
    {
      part: 'Control',
      slot: 'field-control',
      what: 'The `<input>` or `<select>`; ref and other props land here.',
    },
  ],
  keyboard: [{ keys: 'Native', does: 'Everything the browser does: typing, arrow keys in a select, undo.' }],
  accessibility: [
    'A placeholder is no label; with `hideLabel` the label is still there for screen readers.',
    'Fields are required unless `optional`; `showOptional` says so after the label.',
    '48 px high with an ink edge of at least 3:1; `aria-invalid` goes with a thicker, crimson one and a text.',
  ],
};
