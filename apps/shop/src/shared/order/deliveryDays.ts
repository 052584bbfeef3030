import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';

/**
 * The text about the day of delivery.
 * @param dates seconds, 12:00 Europe/Amsterdam, soonest first
 */
export function deliveryPromise(dates: readonly number[], cutOff: string): string {
  const [first, second] = dates.map((date) => describeDeliveryDate(isoDateOfTimestamp(date)).full);
  if (!first) return `Vóór ${cutOff} besteld, in 1–2 werkdagen bezorgd.`;
  const days = second ? `${first} of ${second}` : first;
  return `Bestel je nu, dan bezorgen we ${days}.`;
}
