import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['DeliveryDates'],
  alsoCalled: ['date picker', 'calendar', 'delivery slot', 'bezorgdag'],
  useWhen: [
    'One of a handful of days offered by the server is chosen.',
    'The delivery route of the region decides which days there are, so that five to ten of them say it all.',
  ],
  avoidWhen: ['Any date of a year: use a native date field.', 'There is only one day: say it in a sentence.'],
  pictures: [
    { story: 'Chosen', good: true, says: 'The few days that are possible, as days of the week.' },
    { story: 'OneDay', good: false, says: 'There is nothing to choose: say the day in a sentence.' },
  ],
  status: 'stable',
  howItWorks: [
    'The tickets are radio buttons of the platform: arrow keys choose.',
    '`null` is no day yet; there is no way back to none, so `onValueChange` always has a day.',
    '`disabled` on it holds all days while a choice is being sent. Without a `name` it has one of its own.',
  ],
  content: [
    "The question is the legend: 'Op welke dag mogen we komen?' A page whose heading asks it hides the legend (`hideLegend`).",
    "Each day is read whole ('woensdag 18 maart'), and shown as weekday, figure and month.",
    "Only days that can really be chosen are offered; say in a sentence beneath it until when the first one holds ('Bestel vóór 12.00 uur').",
  ],
  responsive: [
    'Tickets stand in as many columns as fit, each at least 6rem wide, and six in a row from 32rem of its own width on.',
    'Weekday and month are shortened in sight only; the name is whole.',
    'With text at 200 % a ticket grows with it and fewer stand in a row.',
  ],
  anatomy: [
    { part: 'Group', slot: 'delivery-dates', what: 'A `<fieldset>` with its question as legend.' },
    { part: 'Ticket', slot: 'delivery-date', what: 'A label around a native radio button.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the chosen day, or the first.' },
    { keys: 'Arrow keys', does: 'Choose another day.' },
  ],
  accessibility: [
    'Native radio buttons: nothing is imitated. Each is named by the whole date ("woensdag 18 maart").',
    '`disabled` while a choice is being sent; forced colours mark the chosen ticket with a heavy edge.',
    'A choice that is being sent keeps the focus where it is; what fails is said above the group by a `MessageList`.',
  ],
  related: ['RadioGroup', 'CartSummary', 'OpeningHours'],
};
