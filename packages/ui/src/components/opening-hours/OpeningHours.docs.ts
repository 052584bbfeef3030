import type { ComponentDocs } from '../../docs/ComponentDocs.ts';
import { openingHoursLabels } from '../../labels/openingHoursLabels.ts';

export const docs: ComponentDocs = {
  exports: ['OpeningHours'],
  alsoCalled: ['business hours', 'schedule', 'week', 'openingstijden'],
  useWhen: ['A company says when it is open, day by day.'],
  avoidWhen: ['Opening hours are only shown: use `DescriptionTable`.'],
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
  ],
  labels: { openingHoursLabels },
};
