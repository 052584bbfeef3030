import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['TextAreaField'],
  alsoCalled: ['textarea', 'multiline', 'tekstvak'],
  useWhen: ['More than one line is asked for: a remark for the driver.'],
  avoidWhen: ['One line is enough: use `TextField`.'],
  anatomy: [
    { part: 'Field', slot: 'field', what: 'Label, control, hint and error.' },
    {
      part: 'Control',
      what: '`<textarea>`, where ref and other props land; it grows with its text where the browser can.',
    },
  ],
  keyboard: [{ keys: 'Enter', does: 'Starts a new line.' }],
  accessibility: ['It is named by its label and described by what stands beneath it.'],
};
