import type { IsoDate } from './IsoDate.ts';

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
