import { isOpeningDay } from './isOpeningDay.ts';
import { type OpeningDay, type WeekdayName, weekdayNames } from './openingDays.ts';

/** The weekdays that still have to be filled in, Monday first (clause V06); none when all seven are. */
export function invalidOpeningDays(hours: Readonly<Partial<Record<WeekdayName, OpeningDay>>>): WeekdayName[] {
  return weekdayNames.filter((name) => {
    const day = hours[name];
    return day === undefined || !isOpeningDay(day);
  });
}
