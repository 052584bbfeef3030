import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['FieldRoot', 'FieldLabel', 'FieldControl', 'FieldHint', 'FieldWarning', 'FieldError'],
  alsoCalled: ['form group', 'form control', 'form field', 'form row', 'veld'],
  useWhen: [
    'You bring a control of your own: give it as `render` of `FieldControl`.',
    'Label, control and texts stand in another order than in the ready fields.',
    'The control is native and has no part of its own here: a time, a file, a colour.',
  ],
  avoidWhen: [
    'A ready field serves: use `TextField`, `SelectField`, `NumberField`, `PasswordField`, `TextAreaField`, `Checkbox` or `RadioGroup`.',
  ],
  pictures: [
    {
      story: 'TimeWithItsHint',
      good: true,
      says: 'Label above, help beneath, and the control of your own between them.',
    },
    {
      story: 'LabelInside',
      good: false,
      says: 'The label is gone as soon as one types, and so is the help.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'The control gets its `id`, `required`, `aria-invalid` and `aria-describedby` from the root, whatever control it is.',
    'Notes tell the root that they are there: an error that comes later is read with the control from then on.',
    'A server knows nothing of notes that register: name them in `notes` and the first HTML has their ids.',
  ],
  content: [
    'The label is a noun or a short question without a colon.',
    'The hint helps before one types; the error, which takes the place under it, says what to do.',
    "Optional fields say 'niet verplicht' behind their label; what is required is the rule and says nothing.",
  ],
  responsive: [
    'Label, control, hint and error stand under each other at every width; fields beside each other are a matter of the form (two columns from 960 px on).',
    'Long labels and errors break; the control keeps the width of the field.',
    'A field in a row with others keeps its control on their line when only one of them has a hint.',
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
    'A warning is read as the error is, but does not mark the control as invalid: the value can be sent.',
  ],
  related: ['TextField', 'SelectField', 'NumberField', 'ErrorSummary'],
};
