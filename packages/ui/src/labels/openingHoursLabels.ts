/** Texts of `OpeningHours`; the days by their names on the wire. */
export const openingHoursLabels = {
  legend: 'Openingstijden',
  monday: 'Maandag',
  tuesday: 'Dinsdag',
  wednesday: 'Woensdag',
  thursday: 'Donderdag',
  friday: 'Vrijdag',
  saturday: 'Zaterdag',
  sunday: 'Zondag',
  closed: 'Gesloten',
  from: 'Van',
  until: 'Tot',
  none: 'Kies',
  sameAsMonday: 'Zelfde als maandag',
  toWorkingDays: 'Kopieer naar werkdagen',
  copiedToDay: '{day} is nu hetzelfde als maandag.',
  copiedToWorkingDays: 'Dinsdag tot en met vrijdag zijn nu hetzelfde als maandag.',
};
