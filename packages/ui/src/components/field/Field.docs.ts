import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { fieldLabels } from '../../labels/fieldLabels.ts';

export const docs: ComponentDocs = {
  exports: ['Field'],
  alsoCalled: ['form group', 'form control', 'label', 'form row', 'veld'],
  useWhen: ['You bring a control of your own and want label, hint and error as in the other fields.'],
  avoidWhen: ['A ready control serves: use `TextField`, `SelectField`, `NumberField` or `PasswordField`.'],
  anatomy: [{ part: 'Root', slot: 'field', what: 'Label, control, hint, error.' }],
  keyboard: [],
  accessibility: [
    'Give the control `id` and, with `describedByOf`, `aria-describedby`: hint and error are then read with it.',
    'An error comes with its mark and a sentence that says what to do; optional fields say so, required ones do not.',
  ],
  labels: { fieldLabels },
};
