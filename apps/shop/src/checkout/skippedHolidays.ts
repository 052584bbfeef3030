import {
  addDays,
  type Country,
  describeDeliveryDate,
  isoDateOfTimestamp,
  publicHolidays,
  weekday,
} from '@magazijn/domain/delivery';

/**
 * The public holidays that the offered dates jump over (K05), in words, so that a gap between two dates explains itself.
 * The dates are the server's; only the names of days come from the calendar.
 *
 * @param dates seconds, 12:00 Europe/Amsterdam, soonest first
 * @returns 'vrijdag 25 december (Eerste kerstdag)', …; a holiday at the weekend is none
 */
export function skippedHolidays(dates: readonly number[], country: Country): readonly string[] {
  const offered = dates.map(isoDateOfTimestamp);
  const [first, last] = [offered.at(0), offered.at(-1)];
  if (first === undefined || last === undefined) return [];
  // From the working day before: the first date may have had to give way itself.
  const from = addDays(first, -3);
  const years = new Set([from, last].map((date) => Number(date.slice(0, 4))));
  return [...years]
    .flatMap((year) => publicHolidays(year, country))
    .filter(({ date }) => date > from && date < last && weekday(date) < 6 && !offered.includes(date))
    .map(({ date, name }) => `${describeDeliveryDate(date).full} (${name})`);
}
