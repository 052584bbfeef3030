import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['LoginFormFrame'],
  alsoCalled: ['sign in form', 'login popover', 'inloggen'],
  useWhen: [
    'The login form, on its page and in the panel of `AccountMenu`, with fields and buttons of your own.',
    'Wherever someone may log in, so that password managers find the same form.',
    'A page that only customers may see sends visitors here, and back to where they were going after it.',
  ],
  avoidWhen: [
    'Any other form: fields under each other with a `MessageList` above.',
    'Registration: use `StepTabs` with fields.',
    'A password is asked again before something grave: ask for that one field in a `Dialog`.',
  ],
  pictures: [
    { story: 'Refused', good: true, says: 'It says what to do, and not which of the two was wrong.' },
    {
      story: 'TellsTooMuch',
      good: false,
      says: 'It tells a stranger that this address has an account, and a friend nothing to do.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It is a plain form with `method="post"`: where no scripts run the browser sends it to its `action`, and the address never holds a password.',
    "The browser's own validation is off (`noValidate`), so that all messages are yours, in one language.",
    'The form is named by its title, and is so a landmark of its own.',
    'It keeps no values and moves no focus: after an answer give `messages`, which say themselves.',
    'Links stand beneath a rule after the button, so that Tab goes from the password to the button first.',
  ],
  errors: [
    'What was refused stands once, above the fields, and takes the focus or is read as an alert.',
    'After many attempts it says how long one has to wait, not that the password was wrong.',
  ],
  content: [
    "The title is 'Inloggen', the button 'Login', as the specification has them.",
    'What went wrong is said once, above the fields, and does not say which of the two was wrong.',
    "Links beneath: 'Wachtwoord vergeten' first, then the way to an account.",
  ],
  responsive: [
    'In the panel of `AccountMenu` and on its page it is the same form: fields over the whole width of their place.',
    'On a phone it reaches the gutters of the page.',
    'A long message breaks above the fields and moves them down.',
  ],
  anatomy: [
    { part: 'Form', slot: 'login-form-frame', what: 'The `<form>`: messages, fields, submit, links.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Fields, submit, links, in that order.' },
    { keys: 'Enter', does: 'In a field: sends the form.' },
  ],
  accessibility: [
    'The browser’s own validation is off: say what is wrong in `messages` and at the field, in words.',
    '`headingLevel` is 1 on its page and 2 in the panel.',
    'After a failed attempt the message is an alert; what was typed as address stays.',
  ],
  related: ['AccountMenu', 'TextField', 'PasswordField', 'MessageList'],
};
