import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['FieldRoot', 'FieldLabel', 'FieldControl', 'FieldHint', 'FieldWarning', 'FieldError'],
  alsoCalled: ['form group', 'form control', 'form field', 'form row', 'veld'],
  useWhen: [
    'You bring a control of your own: give it as `render` of `FieldControl`.',
    'Label, control and texts stand in another order than in the ready fields.',
  ],
  avoidWhen: [
    'A ready field serves: use `TextField`, `SelectField`, `NumberField`, `PasswordField`, `TextAreaField`, `Checkbox` or `RadioGroup`.',
  ],
  anatomy: [
    { part: 'Root', slot: 'field', what: 'Ties its parts to each other.' },
    { part: 'Label', slot: 'field-label', what: 'A `<label>` above the control.' },
    { part: 'Control', slot: 'field-control', what: 'An `<input>`, or what `render` says.' },
    { part: 'Hint', slot: 'field-hint', what: 'Help that is always there.' },
    { part: 'Warning', slot: 'field-warning', what: 'What may be wrong; it refuses nothing.' },
    { part: 'Error', slot: 'field-error', what: 'What is wrong, and what to do.' },
  ],
  keyboard: [],
  accessibility: [
    'The control is named by the label and described by the texts that are there, the error first; an error makes it `aria-invalid`.',
    'Give the root `notes` where the server renders the field, so that its first HTML describes the control too.',
  ],
};
