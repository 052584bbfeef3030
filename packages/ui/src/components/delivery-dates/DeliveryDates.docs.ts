import type { ComponentDocs } from '../../docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  exports: ['DeliveryDates'],
  alsoCalled: ['date picker', 'calendar', 'delivery slot', 'bezorgdag'],
  useWhen: ['One of a handful of days offered by the server is chosen.'],
  avoidWhen: ['Any date of a year: use a native date field.', 'There is only one day: say it in a sentence.'],
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
  ],
};
