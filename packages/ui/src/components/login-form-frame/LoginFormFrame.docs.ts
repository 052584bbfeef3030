import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['LoginFormFrame'],
  alsoCalled: ['sign in form', 'login popover', 'inloggen'],
  useWhen: [
    'The login form, on its page and in the panel of `AccountMenu`, with fields and buttons of your own.',
  ],
  avoidWhen: ['Any other form: fields under each other with a `MessageList` above.'],
  anatomy: [
    { part: 'Form', slot: 'login-form-frame', what: 'The `<form>`: messages, fields, submit, links.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Fields, submit, links, in that order.' },
    { keys: 'Enter', does: 'In a field: sends the form.' },
  ],
  accessibility: [
    'The browser’s own validation is off: say what is wrong in `messages` and at the field, in words.',
  ],
};
