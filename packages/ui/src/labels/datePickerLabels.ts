export const datePickerLabels = {
  /** Placeholder, and the order in which a day is read and written. Four letters are the year, mm the month. */
  format: 'dd-mm-jjjj',
  open: 'Kies in de kalender',
  calendar: 'Kalender',
  previous: 'Vorige maand',
  next: 'Volgende maand',
  notADay: 'Vul een datum in als dd-mm-jjjj.',
  tooEarly: 'Kies een datum vanaf {day}.',
  tooLate: 'Kies een datum tot en met {day}.',
  from: 'Van',
  until: 'Tot en met',
  reversed: 'De einddatum ligt vóór de begindatum.',
};
