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
 * The public holidays between the offered dates, as 'vrijdag 25 december (Eerste kerstdag)'; none at
 * weekends.
 * @param dates seconds, 12:00 Europe/Amsterdam, soonest first
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
 * The weekdays between the offered dates on which the company is closed, Monday first.
 * @param dates seconds, 12:00 Europe/Amsterdam, soonest first
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
