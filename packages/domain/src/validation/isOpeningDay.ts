import type { OpeningDay } from './openingDays.ts';
import { openingTimes } from './openingTimes.ts';

/**
 * Whether a weekday is filled in (clause V06): closed, or both a start and an end out of
 * `openingTimes`. While closed is checked its times do not count (clause T42).
 * Which comes first is not checked: a company may be open past midnight.
 */
export function isOpeningDay({ closed, startTime, endTime }: OpeningDay): boolean {
  return closed || (openingTimes.includes(startTime) && openingTimes.includes(endTime));
}
