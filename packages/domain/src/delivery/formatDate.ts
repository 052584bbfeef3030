import { amsterdamTime } from './amsterdamTime.ts';
import { describeDeliveryDate } from './describeDeliveryDate.ts';
import type { IsoDate } from './IsoDate.ts';

/**
 * A date as Dutch readers write it in a text: '18 maart 2026' (clause K04).
 *
 * @param date a calendar date; or a moment, as a Date or as ISO 8601 text with a time and its zone,
 * of which the date in Amsterdam counts
 * @throws RangeError for text that is no date
 */
export function formatDate(date: IsoDate | Date): string {
  const isoDate = typeof date === 'string' && !date.includes('T') ? date : amsterdamTime(new Date(date)).date;
  const { day, month } = describeDeliveryDate(isoDate);
  return `${day} ${month} ${isoDate.slice(0, 4)}`;
}
