import type { ComponentDocs } from '../../../docs/ComponentDocs.ts';
import { datePickerLabels } from '../../../labels/datePickerLabels.ts';

export const docs: ComponentDocs = {
  exports: ['DatePicker', 'DateRangePicker'],
  alsoCalled: ['calendar', 'date field', 'date input', 'period', 'datumkiezer', 'kalender', 'periode'],
  useWhen: [
    'A day is asked for that one looks up or knows: a wished delivery day, an invoice’s date.',
    'A period is asked for: `DateRangePicker`, with one calendar for both days.',
  ],
  avoidWhen: [
    'A handful of days is left to choose from: use `DeliveryDates`.',
    'A day that one knows by heart and no calendar helps with, as a birthday: use `TextField`.',
  ],
  pictures: [
    { story: 'Filled', good: true, says: 'A day near now, which one looks up in a calendar.' },
    {
      story: 'KnownByHeart',
      good: false,
      says: 'A day that one knows by heart, forty years of pages away: use a `TextField`.',
    },
    { story: 'OneDay', good: false, says: 'One day, asked for twice: use a `DatePicker`.' },
  ],
  status: 'beta',
  errors: [
    "What is no day is told once the field is left: 'Vul een datum in als dd-mm-jjjj.'",
    "A day before or after the bounds says which are possible: 'Kies een datum vanaf dinsdag 17 maart 2026.'",
    "A closed day says why: 'Op zondag bezorgen we niet.'",
    'What was typed stays in the field, so that one can see what was wrong with it.',
  ],
  howItWorks: [
    'A day is typed, or chosen in a calendar that opens at the value.',
    'It understands what people type: 19-3-2026, 19-3-26; once the field is left the day is written out.',
    'The label `format` is the order in which a day is read and written: `dd-mm-jjjj`, `mm/dd/yyyy`, `yyyy-mm-dd`.',
    'A form gets the ISO day under `name`; nothing while what stands there is no day.',
    '`disabledDay` says of each day why it cannot be chosen; such days stay in the calendar and can be reached.',
  ],
  content: [
    "The label says of what the day is: 'Bezorgdatum', 'Factuurdatum'.",
    "A reason why a day is closed is a whole sentence: 'Op zondag bezorgen we niet.'",
  ],
  responsive: [
    'The field keeps its width; where there is less, the two fields of a period stand under each other.',
    'The calendar fits a window of 360 px, and turns to where there is room.',
  ],
  related: ['DeliveryDates', 'TextField', 'FieldRoot'],
  anatomy: [
    { part: 'Field', slot: 'date-picker', what: 'A text field for dd-mm-jjjj and the calendar’s button.' },
    { part: 'Period', slot: 'date-range-picker', what: 'A `<fieldset>` with two fields and one button.' },
    { part: 'Calendar', slot: 'calendar', what: 'One month as a grid, Monday first, in a dialog.' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'Walk over days and weeks, into the next month too.' },
    { keys: 'Home, End', does: 'Go to the Monday and the Sunday of the week.' },
    { keys: 'Page Up, Page Down', does: 'Go a month back and on; with Shift a year.' },
    { keys: 'Enter, Space', does: 'Choose the day; a closed one does nothing.' },
    { keys: 'Escape', does: 'Closes the calendar and leads back to its button.' },
  ],
  accessibility: [
    'The calendar follows the date picker dialog of the ARIA APG; it is never needed, since a day can be typed.',
    'A day that cannot be chosen takes the focus and says why (`disabledDay`): give a whole sentence.',
    'What is no day, or cannot be chosen, is told when the field is left, as the field’s error.',
  ],
  labels: { datePickerLabels },
};
