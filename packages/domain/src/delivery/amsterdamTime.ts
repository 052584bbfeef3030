import { epochDay, type IsoDate } from './calendar.ts';

// Made once: constructing a formatter costs far more than using it.
const amsterdamClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});

/** What the calendar and the clock on the wall say in Amsterdam (and Brussels) at a moment. */
export interface AmsterdamTime {
  readonly date: IsoDate;
  /** the hour that has begun, 0 to 23 */
  readonly hour: number;
}

/**
 * The moment as read in Amsterdam, whatever zone the computer stands in.
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

/** The date in Amsterdam at a moment given in seconds since 1970, as the API speaks delivery dates. */
export function isoDateOfTimestamp(seconds: number): IsoDate {
  return amsterdamTime(new Date(seconds * 1_000)).date;
}

/**
 * A delivery date as the API speaks it: 12:00 in Amsterdam, in seconds since 1970. Noon is 11:00 UTC in winter and
 * 10:00 UTC in summer.
 */
export function deliveryTimestamp(isoDate: IsoDate): number {
  const elevenUtc = epochDay(isoDate) * 86_400 + 11 * 3_600;
  const { hour } = amsterdamTime(new Date(elevenUtc * 1_000));
  return elevenUtc - (hour - 12) * 3_600;
}
