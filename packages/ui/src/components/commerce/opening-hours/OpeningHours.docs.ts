import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { openingHoursLabels } from '../../../labels/openingHoursLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OpeningHours'],
  alsoCalled: ['business hours', 'schedule', 'week', 'openingstijden'],
  useWhen: [
    'A company says when it is open, day by day.',
    'The delivery van has to know when somebody is there to open, on each day of the week.',
  ],
  avoidWhen: [
    'Opening hours are only shown: use `DescriptionTable`.',
    'One time is asked for: use a `FieldRoot` with a native time in its `FieldControl`.',
  ],
  pictures: [
    {
      story: 'WorkingDays',
      good: true,
      says: 'One row for Monday to Friday; closed is a choice of its own.',
    },
    { story: 'ErrorWithoutADay', good: false, says: 'Which time is wrong, and what should it be?' },
  ],
  status: 'stable',
  howItWorks: [
    'Times go by the half hour.',
    'While a day is closed its times cannot be chosen, but they are kept: open again, they are as they were.',
    'While Monday to Friday are the same, one row stands for them; a change of it changes all five. Its button sets them per day, and there makes them like Monday again.',
    'A time that was chosen gives way to another time only: a day without times is closed.',
    'In a form the row for Monday to Friday sends five days, so that the same fields arrive from both forms of it.',
    'What an end before its start means is yours to say, by `errors` or `warnings`: a warning asks and leaves the day valid. With a `name` a form sends `name[monday][startTime]`, `[endTime]` and `[closed]`.',
  ],
  errors: [
    "It names the day and what to do: 'Kies op dinsdag een eindtijd na 08.30 uur.'",
    "A day without times: 'Vul een begin- en eindtijd in, of kies Gesloten.'",
  ],
  content: [
    "Days are written out, times as '08.30', on the half hour.",
    "'Gesloten' is a choice of its own, not an empty time.",
    "An error names the day and what to do: 'Kies op dinsdag een eindtijd na 08.30 uur.'",
  ],
  responsive: [
    'From 320 px of its own width on each row is one line, under heads that stand there once; below that the times stand under the days, each with its head.',
    'The button takes a line of its own on a phone.',
    'An error stands under its day over the whole width.',
  ],
  anatomy: [
    { part: 'Week', slot: 'opening-hours', what: 'The `<fieldset>` around its rows.' },
    { part: 'Heads', slot: 'heads', what: 'What the columns are; read with each control.' },
    {
      part: 'Day',
      slot: 'opening-day',
      what: 'Closed, from, until; the first row also has the button between one row and five.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Walks through the controls of each day.' },
    { keys: 'Space', does: 'Ticks Gesloten, presses a button.' },
    { keys: 'Arrow keys', does: 'Choose a time.' },
  ],
  accessibility: [
    'Each time is named by its day: "Maandag: Van", or "Maandag tot en met vrijdag: Van".',
    "The page's `LiveRegion` announces that the days are set apart or made equal; the focus stays on the button.",
    'A link of an `ErrorSummary` to any of the five leads to their row by the id of Monday: give one error while they are the same.',
    'While a day is closed its times are disabled but kept.',
    "Lists are the platform's own, with half hours, so that nobody has to type a colon.",
  ],
  labels: { openingHoursLabels },
  related: ['AddressFields', 'DescriptionTable', 'SelectField'],
};
