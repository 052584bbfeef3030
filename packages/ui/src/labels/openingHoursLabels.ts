/** Texts of `OpeningHours`; the days by their names in the API. */
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
  /** The row for Monday to Friday; the full words name its controls. */
  workingDays: 'Ma t/m vr',
  workingDaysName: 'Maandag tot en met vrijdag',
  perDay: 'Per dag instellen',
  together: 'Ma t/m vr gelijk',
  nowPerDay: 'Je stelt nu elke dag apart in.',
  nowTogether: 'Maandag tot en met vrijdag zijn nu gelijk.',
};
