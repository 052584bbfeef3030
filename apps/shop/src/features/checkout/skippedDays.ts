import {
  addDays,
  type Country,
  deliveryHolidays,
  describeDeliveryDate,
  isDeliveryDay,
  isoDateOfTimestamp,
  weekday,
} from '@magazijn/domain/delivery';

/**
 * The public holidays between the offered dates, to explain the gaps. The dates are the server's; only the names
 * come from the calendar.
 *
 * @param dates seconds, 12:00 Europe/Amsterdam, soonest first
 * @returns 'vrijdag 25 december (Eerste kerstdag)', …; holidays at the weekend are left out
 */
export function skippedHolidays(dates: readonly number[], country: Country): readonly string[] {
  const offered = dates.map(isoDateOfTimestamp);
  const [first, last] = [offered.at(0), offered.at(-1)];
  if (first === undefined || last === undefined) return [];
  // Starts at the working day before: a holiday may have moved the first date itself.
  const from = addDays(first, -3);
  const years = new Set([from, last].map((date) => Number(date.slice(0, 4))));
  return [...years]
    .flatMap((year) => deliveryHolidays(year, country))
    .filter(({ date }) => date > from && date < last && weekday(date) < 6 && !offered.includes(date))
    .map(({ date, name }) => `${describeDeliveryDate(date).full} (${name})`);
}

/**
 * The weekdays between the offered dates on which the company is closed. Holidays and weekends are left out.
 *
 * @param dates seconds, 12:00 Europe/Amsterdam, soonest first
 * @returns 'woensdag', …; Monday first
 */
export function skippedWeekdays(dates: readonly number[], country: Country): readonly string[] {
  const offered = dates.map(isoDateOfTimestamp);
  const last = offered.at(-1) ?? '';
  const skipped = new Map<number, string>();
  for (let date = offered.at(0) ?? ''; date < last; date = addDays(date, 1)) {
    if (offered.includes(date) || !isDeliveryDay(date, country)) continue;
    const [name = ''] = describeDeliveryDate(date).full.split(' ');
    skipped.set(weekday(date), name);
  }
  return [...skipped].sort(([one], [other]) => one - other).map(([, name]) => name);
}
