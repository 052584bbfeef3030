import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { passwordFieldLabels } from '../../labels/passwordFieldLabels.ts';

export const docs: ComponentDocs = {
  exports: ['PasswordField'],
  alsoCalled: ['password input', 'show password', 'wachtwoord'],
  useWhen: ['A password is typed: logging in, registering, changing it.'],
  avoidWhen: ['A code that is sent by mail: use `TextField` with `autoComplete="one-time-code"`.'],
  anatomy: [
    { part: 'Control', what: 'The `<input>`; ref and other props land here.' },
    { part: 'Eye', what: 'A button that shows or hides what is typed.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from the field to the eye.' },
    { keys: 'Enter, Space', does: 'On the eye: shows or hides.' },
  ],
  accessibility: [
    'Pasting and password managers work (WCAG 3.3.8): say by `autoComplete` which password it is.',
    'The eye’s name changes with what it does.',
  ],
  labels: { passwordFieldLabels },
};
