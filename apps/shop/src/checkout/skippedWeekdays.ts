import {
  addDays,
  type Country,
  describeDeliveryDate,
  isoDateOfTimestamp,
  isWorkingDay,
  weekday,
} from '@magazijn/domain/delivery';

/**
 * The days of the week that the offered dates jump over because the company is closed then (K05), as words. Holidays and
 * weekends are none.
 *
 * @param dates seconds, 12:00 Europe/Amsterdam, soonest first
 * @returns 'woensdag', …; Monday first
 */
export function skippedWeekdays(dates: readonly number[], country: Country): readonly string[] {
  const offered = dates.map(isoDateOfTimestamp);
  const last = offered.at(-1) ?? '';
  const skipped = new Map<number, string>();
  for (let date = offered.at(0) ?? ''; date < last; date = addDays(date, 1)) {
    if (offered.includes(date) || !isWorkingDay(date, country)) continue;
    const [name = ''] = describeDeliveryDate(date).full.split(' ');
    skipped.set(weekday(date), name);
  }
  return [...skipped].sort(([one], [other]) => one - other).map(([, name]) => name);
}
