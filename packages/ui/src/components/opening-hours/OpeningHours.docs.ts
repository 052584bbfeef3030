import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { openingHoursLabels } from '../../labels/openingHoursLabels.ts';

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
      story: 'Filled',
      good: true,
      says: 'Each day says when somebody is there; closed is a choice of its own.',
    },
    { story: 'ErrorWithoutADay', good: false, says: 'Which time is wrong, and what should it be?' },
  ],
  status: 'stable',
  howItWorks: [
    'Times go by the half hour.',
    'While a day is closed its times cannot be chosen, but they are kept: open again, they are as they were.',
    "Monday can be copied to one other day, or to all working days at once; the page's `LiveRegion` says so.",
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
    "From 960 px on each day is a row with its controls beside each other; on a phone the times stand under the day's name, with the button at their right.",
    'The button that copies Monday to the working days takes a row of its own on a phone.',
    'An error stands under its day over the whole width.',
  ],
  anatomy: [
    { part: 'Week', slot: 'opening-hours', what: 'The `<fieldset>` around seven days.' },
    { part: 'Day', slot: 'opening-day', what: 'Closed, from, until, and a button that copies Monday.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Walks through the controls of each day.' },
    { keys: 'Space', does: 'Ticks Gesloten, presses a button.' },
    { keys: 'Arrow keys', does: 'Choose a time.' },
  ],
  accessibility: [
    'Each time is named by its day: "Maandag: Van".',
    "What was copied is said by the page's `LiveRegion`.",
    'While a day is closed its times are disabled but kept.',
    "Lists are the platform's own, with half hours, so that nobody has to type a colon.",
  ],
  labels: { openingHoursLabels },
  related: ['AddressFields', 'DescriptionTable', 'SelectField'],
};
