import type { Country } from '../country/Country.ts';
import type { IsoDate } from './IsoDate.ts';
import { publicHolidays } from './publicHolidays.ts';
import { weekday } from './weekday.ts';

/** Whether goods are delivered on a date in a country: Monday to Friday, but no public holiday. */
export function isWorkingDay(isoDate: IsoDate, country: Country): boolean {
  if (weekday(isoDate) > 5) return false;
  return !publicHolidays(Number(isoDate.slice(0, 4)), country).some(({ date }) => date === isoDate);
}
