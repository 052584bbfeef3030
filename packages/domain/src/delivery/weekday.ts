import { epochDay } from './epochDay.ts';
import type { IsoDate } from './IsoDate.ts';

/** The day of the week as ISO 8601 counts: 1 is Monday, 7 is Sunday. */
export function weekday(isoDate: IsoDate): number {
  // 1 January 1970 was a Thursday, day 4; the second modulo keeps earlier dates above 0.
  return ((((epochDay(isoDate) + 3) % 7) + 7) % 7) + 1;
}
