import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';

/**
 * When an order arrives, by the dates that the server offers (K05).
 *
 * @param dates seconds, 12:00 Europe/Amsterdam, soonest first
 */
export function deliveryPromise(dates: readonly number[]): string {
  const [first, second] = dates.map((date) => describeDeliveryDate(isoDateOfTimestamp(date)).full);
  if (!first) return 'Vóór 12.00 uur besteld, binnen 1-2 werkdagen bezorgd.';
  const days = second ? `${first} of ${second}` : first;
  return `Bestel je nu, dan bezorgen we ${days}.`;
}
