import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { passwordFieldLabels } from '../../../labels/passwordFieldLabels.ts';

export const docs: ComponentDocs = {
  exports: ['PasswordField'],
  alsoCalled: ['password input', 'show password', 'wachtwoord'],
  useWhen: [
    'A password is typed: logging in, registering, changing it.',
    'Once for a new password: with an eye nobody has to type it twice.',
  ],
  avoidWhen: ['A code that is sent by mail: use `TextField` with `autoComplete="one-time-code"`.'],
  pictures: [
    { story: 'LongIsEnough', good: true, says: 'It asks for length, says how, and lets one look.' },
    {
      story: 'RulesOfSigns',
      good: false,
      says: 'Rules of signs make passwords that are short, alike and forgotten.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'The eye shows what was typed and hides it again; its name says which of the two a press does.',
    'It asks the browser for the current password; `autoComplete="new-password"` lets it propose one.',
  ],
  errors: [
    "A new one that is too short: 'Kies een wachtwoord van minstens 10 tekens.'",
    "At logging in one message for both fields: 'Vul een geldig e-mailadres en wachtwoord in.'",
    'Empty it after a refusal, and leave the address as it was typed.',
  ],
  content: [
    "The label is 'Wachtwoord'; say 'Nieuw wachtwoord' where there is an old one too.",
    "The hint says what makes it long enough, not which signs it must have: 'Ten minste acht tekens. Een zin van een paar woorden is makkelijker te onthouden.'",
    'An error never says whether the address or the password was wrong.',
  ],
  responsive: [
    'The eye stands within the field at its right and keeps 48 px; the text scrolls under it.',
    'It is as wide as the other fields of its form.',
    'It keeps its height whether the text is shown or hidden.',
  ],
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
    'The text is hidden at first, on every page anew.',
    'The eye is a button of its own with a name, not a picture in the field.',
  ],
  labels: { passwordFieldLabels },
  related: ['TextField', 'LoginFormFrame', 'ErrorSummary'],
};
