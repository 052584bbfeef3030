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
 * The public holidays that the offered dates jump over, in words, so that a gap between two dates explains itself.
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
    .flatMap((year) => deliveryHolidays(year, country))
    .filter(({ date }) => date > from && date < last && weekday(date) < 6 && !offered.includes(date))
    .map(({ date, name }) => `${describeDeliveryDate(date).full} (${name})`);
}

/**
 * The days of the week that the offered dates jump over because the company is closed then, as words. Holidays and
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
    if (offered.includes(date) || !isDeliveryDay(date, country)) continue;
    const [name = ''] = describeDeliveryDate(date).full.split(' ');
    skipped.set(weekday(date), name);
  }
  return [...skipped].sort(([one], [other]) => one - other).map(([, name]) => name);
}

/**
 * When an order arrives, by the dates that the server offers.
 *
 * @param dates seconds, 12:00 Europe/Amsterdam, soonest first
 * @param cutOff as `useCutOff` says it
 */
export function deliveryPromise(dates: readonly number[], cutOff: string): string {
  const [first, second] = dates.map((date) => describeDeliveryDate(isoDateOfTimestamp(date)).full);
  if (!first) return `Vóór ${cutOff} besteld, in 1–2 werkdagen bezorgd.`;
  const days = second ? `${first} of ${second}` : first;
  return `Bestel je nu, dan bezorgen we ${days}.`;
}
