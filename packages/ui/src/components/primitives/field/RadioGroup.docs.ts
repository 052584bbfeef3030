import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['RadioGroup'],
  alsoCalled: ['radio buttons', 'options', 'keuzerondjes'],
  useWhen: [
    'One of two to six choices is made, and all should be in sight.',
    'The choices differ in what follows from them, and a sentence has to stand with each.',
  ],
  avoidWhen: ['There are more choices: use `SelectField`.', 'Several may be chosen: use `Checkbox`.'],
  pictures: [
    { story: 'Radios', good: true, says: 'Each choice says what follows from it.' },
    {
      story: 'YesNoMaybe',
      good: false,
      says: 'Yes to what? Two answers to a statement are one `Checkbox`, and codes are no choice.',
    },
  ],
  status: 'stable',
  howItWorks: [
    "It is a `<fieldset>` of the platform's radio buttons: one stop for Tab, and arrow keys choose.",
    "The first radio button has the group's `id`, so that an `ErrorSummary` leads there.",
    "Rest props and `ref` go to each radio button, as a form's `register` expects. Without a `name` the group has one of its own.",
  ],
  errors: [
    "None chosen: 'Kies een betaalwijze.' It names what is chosen, and stands under the group.",
    'An `ErrorSummary` leads to the first button.',
  ],
  content: [
    "The legend asks or names what is chosen ('Betaalwijze'); each choice is a noun that answers it.",
    "A hint under a choice says what follows from it: 'Je krijgt een factuur en betaalt binnen 14 dagen.'",
    'A choice that cannot be made now stays, disabled, and its hint says why.',
  ],
  responsive: [
    'Choices stand under each other; `layout="row"` sets short ones beside each other and breaks into rows where there is no room.',
    'Each choice is at least 48 px high and as wide as the group, text included.',
    'Long texts break beside the dot.',
  ],
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
    "A screen reader says group, choice, place ('2 van 3') and hint.",
    'None is chosen beforehand where a choice has consequences: an error then asks for one.',
  ],
  related: ['SelectField', 'Checkbox', 'DeliveryDates'],
};
