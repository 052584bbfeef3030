import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['Switch'],
  alsoCalled: ['toggle', 'on off', 'lightswitch', 'schakelaar'],
  useWhen: [
    'A setting is on or off and changes at once, without a button to send it.',
    '`layout="line"` in a list of settings: the switches stand under each other at the end.',
  ],
  avoidWhen: [
    'It is sent with a form, or one agrees to something: use `Checkbox`.',
    'One of two things is chosen, and neither is "off": use `RadioGroup`.',
  ],
  pictures: [
    { story: 'WithHint', good: true, says: 'A setting that holds at once.' },
    {
      story: 'Consent',
      good: false,
      says: 'A consent is sent with its form and does not hold before: use `Checkbox`.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'It counts at once: call the back end in `onCheckedChange`, and set `checked` back when that fails.',
    'The text does not change with the state, which the switch itself says.',
  ],
  content: [
    "The label names the setting as it is when on: 'Mail mij bij elke bestelling'.",
    'The hint says what follows from it; it does not repeat on and off.',
    'Never in the negative.',
  ],
  responsive: [
    'With `layout="line"` label and switch share a line, the switch at its end; long labels break beside it.',
    'The whole frame is the target, 48 px high at least.',
    'Track and knob grow with the text.',
  ],
  anatomy: [
    {
      part: 'Frame',
      slot: 'switch',
      what: 'The `<label>` around track, text and hint: all of it turns the switch; className lands on it.',
    },
    { part: 'Control', what: 'The `<input>`; ref and rest props land on it.' },
  ],
  keyboard: [{ keys: 'Space', does: 'Turns it on or off.' }],
  accessibility: [
    'A native checkbox with the role `switch`: read as on or off.',
    'The label names the setting and does not change with the state.',
    'The knob’s place tells the state besides the colour, in forced colours too.',
    'When the change could not be kept, turn it back and say so with a `MessageList`.',
  ],
  related: ['Checkbox', 'RadioGroup', 'FieldRoot'],
};
