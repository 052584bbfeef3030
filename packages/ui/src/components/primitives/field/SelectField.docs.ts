import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['SelectField'],
  alsoCalled: ['select', 'dropdown', 'drop-down list', 'list box', 'keuzelijst', 'uitklaplijst'],
  useWhen: [
    'One choice out of five to some thirty that people know by name: a country, a month, an order of sorting.',
    'Give `autoComplete` where the browser may know the answer: `country`.',
  ],
  avoidWhen: [
    'Under five choices: use `RadioGroup`, which shows them all at once.',
    'Hundreds of choices, or several at once: use `Combobox`, in which one types.',
    'Yes or no: use `Checkbox`, or `Switch` where it counts at once.',
    'The order of a list of products: use `SortSelect`.',
  ],
  pictures: [
    {
      story: 'AListThatIsKnown',
      good: true,
      says: 'The choices are known by name, the one that most people need is chosen, and the browser may fill it in.',
    },
    {
      story: 'YesOrNo',
      good: false,
      says: 'Two answers stand behind a press, and the first line asks what the label asks already.',
    },
  ],
  status: 'stable',
  howItWorks: [
    "It is the platform's own list: a phone shows its own wheel, and typing a letter goes to the next choice that begins with it.",
    'Choices come as `options`, as `<option>` and `<optgroup>` children, or both: `options` come first.',
    '`value` with `onValueChange(value, details)` where the caller keeps the choice, `defaultValue` where the field does.',
    "A form sends the `value` of the choice under `name`. With an option whose value is '' in front, a field that is `required` asks for a choice when the form is sent.",
  ],
  errors: ["A choice that is missing: 'Kies een land.', a verb and the name of the field."],
  content: [
    "The label is a noun: 'Land'. The choices are of one kind and one form: all nouns, or all verbs.",
    'They stand in an order that people know: by the alphabet, by date, by size.',
    "A first line that is no choice says what to do in a word: 'Kies'. Leave it out where one choice is the likely one.",
  ],
  responsive: [
    "As wide as its form's column; give a field for short choices the width of those.",
    "A long choice is cut on the closed field and whole in the list, which is the platform's.",
    'Text is at least 16 px, so that a phone does not zoom in on a field that gets the focus.',
  ],
  anatomy: [
    { part: 'Root', slot: 'field', what: 'Label, control and texts; `className` lands here.' },
    { part: 'Control', slot: 'field-control', what: 'The `<select>`; ref and other props land here.' },
    {
      part: 'Arrow',
      what: 'An icon over the end of the control, which no pointer and no screen reader meets.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the list and on.' },
    {
      keys: 'Native',
      does: 'Everything the browser does: arrow keys and letters choose, Space opens the list.',
    },
  ],
  accessibility: [
    'With `hideLabel` the label is still there for screen readers.',
    'The hint and the error are read with it; an error marks it as invalid.',
    '48 px high with an ink edge of at least 3:1.',
  ],
  related: ['RadioGroup', 'Combobox', 'SortSelect', 'TextField', 'FieldRoot'],
};
