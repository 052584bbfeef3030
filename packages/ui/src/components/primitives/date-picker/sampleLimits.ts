import { weekdayOf } from './dayArithmetic.ts';

export const closedOnSunday = (day: string): string | null =>
  weekdayOf(day) === 6 ? 'Op zondag bezorgen we niet.' : null;
