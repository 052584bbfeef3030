import type { Country } from '../country/Country.ts';
import { addDays } from './addDays.ts';
import type { IsoDate } from './IsoDate.ts';
import { isWorkingDay } from './isWorkingDay.ts';

/** The first working day after a date. */
export function nextWorkingDay(isoDate: IsoDate, country: Country): IsoDate {
  const next = addDays(isoDate, 1);
  return isWorkingDay(next, country) ? next : nextWorkingDay(next, country);
}
