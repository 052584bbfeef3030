import type { IsoDate } from './IsoDate.ts';

const millisecondsPerDay = 86_400_000;

/**
 * The number of days from 1 January 1970 to a date.
 * Days count in UTC, where each has 24 hours: no summer time can swallow or double one.
 *
 * @throws RangeError for text that is no existing date, such as '2026-02-30'
 */
export function epochDay(isoDate: IsoDate): number {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(isoDate) ? Date.parse(`${isoDate}T00:00:00Z`) : Number.NaN;
  const day = milliseconds / millisecondsPerDay;
  // Some engines read 30 February as 2 March; only a date that reads back the same exists.
  if (Number.isNaN(day) || isoDateOfEpochDay(day) !== isoDate) {
    throw new RangeError(`'${isoDate}' is no date. Write it as '2026-11-23'.`);
  }
  return day;
}

/** The date that lies so many days after 1 January 1970. */
export function isoDateOfEpochDay(day: number): IsoDate {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
}
