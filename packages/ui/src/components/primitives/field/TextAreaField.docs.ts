import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['TextAreaField'],
  alsoCalled: ['textarea', 'multiline', 'tekstvak'],
  useWhen: [
    'More than one line is asked for: a remark for the driver.',
    'What is asked for is a few sentences, and a person reads them.',
  ],
  avoidWhen: [
    'One line is enough: use `TextField`.',
    'Nobody will read it: do not ask.',
    'The answer is one of a few: use `SelectField` or `RadioGroup`, and keep a remark for what is left.',
  ],
  pictures: [
    { story: 'RemarkWithAnExample', good: true, says: 'It says who reads it, and shows one that helps.' },
    {
      story: 'RemarkForNobody',
      good: false,
      says: 'For whom, about what? Nobody can tell, and nobody reads it.',
    },
  ],
  status: 'stable',
  howItWorks: [
    'Four lines high unless `rows` says otherwise.',
    '`value` with `onValueChange(value, details)` where the caller keeps the text, `defaultValue` where the field does; it comes at each typed letter.',
  ],
  errors: [
    "Too long: say by how much: 'Maak je opmerking 20 tekens korter.'",
    'What was typed is kept whole, also when it is refused.',
  ],
  content: [
    "The label says what it is for and who reads it: 'Opmerking voor de chauffeur'.",
    "A hint gives an example of a good one: 'Bijvoorbeeld: achterom, bel aan bij 14a.'",
    'When there is a limit, say it beforehand; when it is passed, say by how much.',
  ],
  responsive: [
    'It begins with four lines and grows with what is typed where the browser knows `field-sizing`; elsewhere one can pull its corner.',
    'It is as wide as its form, 42rem at most, so that lines can be read back.',
    'A word without a break wraps.',
  ],
  anatomy: [
    { part: 'Field', slot: 'field', what: 'Label, control, hint and error.' },
    {
      part: 'Control',
      what: '`<textarea>`, where ref and other props land; it grows with its text where the browser can.',
    },
  ],
  keyboard: [{ keys: 'Enter', does: 'Starts a new line.' }],
  accessibility: [
    'It is named by its label and described by what stands beneath it.',
    'Enter starts a new line and never sends the form.',
    'Text that is too long is kept and an error asks to shorten it: nothing is cut off while typing.',
  ],
  related: ['TextField', 'FieldRoot', 'OrderReferenceField'],
};
