// Apart from the public holidays, which few pages of the shop load: most only write a date.
/** A calendar date as ISO 8601 writes it, '2026-11-23': a day on the wall, without time or zone. */
export type IsoDate = string;

/** The day of the week as ISO 8601 counts: 1 is Monday, 7 is Sunday. */
export function weekday(isoDate: IsoDate): number {
  // 1 January 1970 was a Thursday, day 4; the second modulo keeps earlier dates above 0.
  return ((((epochDay(isoDate) + 3) % 7) + 7) % 7) + 1;
}

/** The date so many whole days later, or earlier when `days` is negative. */
export function addDays(isoDate: IsoDate, days: number): IsoDate {
  return isoDateOfEpochDay(epochDay(isoDate) + days);
}

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
