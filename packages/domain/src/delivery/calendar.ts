// Separate from the public holidays, which few pages load.
/** A calendar date in ISO 8601, '2026-11-23', without time or zone. */
export type IsoDate = string;

/** The ISO 8601 day of the week: 1 is Monday, 7 is Sunday. */
export function weekday(isoDate: IsoDate): number {
  // 1 January 1970 was a Thursday, day 4; the second modulo keeps earlier dates positive.
  return ((((epochDay(isoDate) + 3) % 7) + 7) % 7) + 1;
}

/** The date this many whole days later; earlier when `days` is negative. */
export function addDays(isoDate: IsoDate, days: number): IsoDate {
  return isoDateOfEpochDay(epochDay(isoDate) + days);
}

const millisecondsPerDay = 86_400_000;

/**
 * Days from 1 January 1970 to a date.
 *
 * @throws RangeError for text that is not an existing date, such as '2026-02-30'
 */
export function epochDay(isoDate: IsoDate): number {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(isoDate) ? Date.parse(`${isoDate}T00:00:00Z`) : Number.NaN;
  const day = milliseconds / millisecondsPerDay;
  // Some engines parse 30 February as 2 March, so the parsed date must match the text.
  if (Number.isNaN(day) || isoDateOfEpochDay(day) !== isoDate) {
    throw new RangeError(`'${isoDate}' is not a date. Write it as '2026-11-23'.`);
  }
  return day;
}

/** Whether a text is an existing date: '2026-12-03', not '2026-02-30'. */
export function isIsoDate(text: string): text is IsoDate {
  try {
    return Number.isInteger(epochDay(text));
  } catch {
    return false;
  }
}

/** The date this many days after 1 January 1970. */
export function isoDateOfEpochDay(day: number): IsoDate {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
}
