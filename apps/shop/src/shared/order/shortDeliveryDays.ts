import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';

/**
 * The first two offered dates, abbreviated for a narrow cell; empty without dates.
 *
 * @param dates seconds, 12:00 Europe/Amsterdam, soonest first
 * @returns 'di 24 of wo 25 nov'; two different months are both written
 */
export function shortDeliveryDays(dates: readonly number[]): string {
  const [first = '', second] = dates.map((date) => describeDeliveryDate(isoDateOfTimestamp(date)).short);
  if (!second) return first;
  const month = second.slice(-4);
  return `${first.endsWith(month) ? first.slice(0, -4) : first} of ${second}`;
}
