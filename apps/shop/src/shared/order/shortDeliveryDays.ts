import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';

/** The first two dates (seconds, 12:00 Europe/Amsterdam) for a narrow cell: 'di 24 of wo 25 nov'. */
export function shortDeliveryDays(dates: readonly number[]): string {
  const [first = '', second] = dates.map((date) => describeDeliveryDate(isoDateOfTimestamp(date)).short);
  if (!second) return first;
  const month = second.slice(-4);
  return `${first.endsWith(month) ? first.slice(0, -4) : first} of ${second}`;
}
