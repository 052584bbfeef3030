import { weekdayOf } from './dayArithmetic.ts';

/** A reason to skip Sundays, for stories and tests. */
export const closedOnSunday = (day: string): string | null =>
  weekdayOf(day) === 6 ? 'Op zondag bezorgen we niet.' : null;
