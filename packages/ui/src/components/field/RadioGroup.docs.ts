import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['RadioGroup'],
  alsoCalled: ['radio buttons', 'options', 'keuzerondjes'],
  useWhen: ['One of two to six choices is made, and all should be in sight.'],
  avoidWhen: ['There are more choices: use `SelectField`.', 'Several may be chosen: use `Checkbox`.'],
  anatomy: [
    { part: 'Group', slot: 'radio-group', what: 'The `<fieldset>` with its `<legend>`.' },
    {
      part: 'Buttons',
      what: 'Native radio buttons; ref and other props land on each, `className` on the group.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen one.' },
    { keys: 'Arrow keys', does: 'Choose the next or the one before.' },
    { keys: 'Space', does: 'Chooses the focused one.' },
  ],
  accessibility: [
    'The group carries hint and error as its description.',
    '`id` lands on the first button, where an `ErrorSummary` can lead.',
  ],
};
