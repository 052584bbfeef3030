import { epochDay, isoDateOfEpochDay } from './epochDay.ts';
import type { IsoDate } from './IsoDate.ts';

/** The date so many whole days later, or earlier when `days` is negative. */
export function addDays(isoDate: IsoDate, days: number): IsoDate {
  return isoDateOfEpochDay(epochDay(isoDate) + days);
}
