import { epochDay, type IsoDate } from './calendar.ts';

// Constructing a formatter is expensive, so it is shared.
const amsterdamClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});

/** The local date and hour in Amsterdam (and Brussels) at a moment. */
export interface AmsterdamTime {
  readonly date: IsoDate;
  /** the hour of the day, 0 to 23 */
  readonly hour: number;
}

/**
 * Converts a moment to Amsterdam time, independent of the computer's time zone.
 *
 * @throws RangeError for an invalid Date
 */
export function amsterdamTime(moment: Date): AmsterdamTime {
  const parts = new Map(amsterdamClock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    hour: Number(parts.get('hour')),
  };
}

/** The Amsterdam date of a timestamp in seconds since 1970, the API's format of delivery dates. */
export function isoDateOfTimestamp(seconds: number): IsoDate {
  return amsterdamTime(new Date(seconds * 1_000)).date;
}

/**
 * A delivery date in the API's format: 12:00 in Amsterdam, in seconds since 1970 (11:00 UTC in winter, 10:00 in
 * summer).
 */
export const deliveryTimestamp = (isoDate: IsoDate): number => amsterdamMoment(isoDate, 12) / 1_000;

/**
 * The moment of a whole hour in Amsterdam, in milliseconds since 1970.
 *
 * @param hour 0 to 23. The one that is left out in spring counts as the next one; of the one that comes twice in autumn it is
 * the first.
 * @throws RangeError for text that is not an existing date
 */
export function amsterdamMoment(isoDate: IsoDate, hour: number): number {
  const utc = (epochDay(isoDate) * 24 + hour) * 3_600_000;
  // Amsterdam is two hours ahead of UTC in summer, one in winter.
  const inSummer = utc - 2 * 3_600_000;
  return amsterdamTime(new Date(inSummer)).hour === hour ? inSummer : utc - 3_600_000;
}
