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

export interface AmsterdamTime {
  readonly date: IsoDate;
  /** the hour of the day, 0 to 23 */
  readonly hour: number;
}

/** @throws RangeError for an invalid Date */
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

/** A delivery date in the API's format: 12:00 in Amsterdam, in seconds since 1970. */
export const deliveryTimestamp = (isoDate: IsoDate): number => amsterdamMoment(isoDate, 12) / 1_000;

/**
 * The moment of a whole hour in Amsterdam, in milliseconds since 1970; the hour left out in spring is the next one, the
 * double hour in autumn the first.
 *
 * @throws RangeError for text that is not an existing date
 */
export function amsterdamMoment(isoDate: IsoDate, hour: number): number {
  const utc = (epochDay(isoDate) * 24 + hour) * 3_600_000;
  // Amsterdam is two hours ahead of UTC in summer, one in winter.
  const inSummer = utc - 2 * 3_600_000;
  return amsterdamTime(new Date(inSummer)).hour === hour ? inSummer : utc - 3_600_000;
}
