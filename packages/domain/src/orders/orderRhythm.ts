import { epochDay, type IsoDate } from '../delivery/calendar.ts';

/** How often a product is ordered: `{ every: 2, unit: 'week' }` is once in two weeks. */
export interface OrderRhythm {
  readonly every: number;
  readonly unit: 'day' | 'week' | 'month';
}

/** Only the latest dates count, since habits change. */
export const maxRhythmDates = 9;

const monthDays = 365.25 / 12;

/**
 * The rhythm in the dates of a product's orders: the median of the latest intervals, when two thirds of them are near
 * it. Null for fewer than three dates.
 *
 * @throws RangeError for text that is not an existing date
 * @example orderRhythm(['2026-11-02', '2026-11-16', '2026-11-30']) // { every: 2, unit: 'week' }
 */
export function orderRhythm(dates: readonly IsoDate[]): OrderRhythm | null {
  const days = [...new Set(dates.map(epochDay))].toSorted((one, other) => other - one);
  const intervals = days
    .slice(1, maxRhythmDates)
    .map((day, index) => (days[index] ?? day) - day)
    .toSorted((one, other) => one - other);
  if (intervals.length < 2) return null;
  const half = intervals.length / 2;
  const middle = ((intervals[Math.ceil(half) - 1] ?? 0) + (intervals[Math.floor(half)] ?? 0)) / 2;
  // Weekends and holidays move an order by a few days.
  const near = intervals.filter((interval) => Math.abs(interval - middle) <= Math.max(2, middle / 3));
  return near.length * 3 < intervals.length * 2 ? null : rhythmOf(middle);
}

function rhythmOf(days: number): OrderRhythm {
  if (days < 5) return { every: Math.round(days), unit: 'day' };
  const months = Math.round(days / monthDays);
  const isMonths = days > 28 && Math.abs(days - months * monthDays) <= days / 10;
  return isMonths ? { every: months, unit: 'month' } : { every: Math.round(days / 7), unit: 'week' };
}
