import { addDays, addMonths, type IsoDay, weekdayOf } from './dayArithmetic.ts';

/** The day to which a key moves in a calendar (ARIA APG, date picker dialog); `null` for other keys. */
export function dayAfterKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  day: IsoDay,
  isRightToLeft: boolean,
): IsoDay | null {
  const onwards = isRightToLeft ? -1 : 1;
  const months = shiftKey ? 12 : 1;
  if (key === 'ArrowLeft') return addDays(day, -onwards);
  if (key === 'ArrowRight') return addDays(day, onwards);
  if (key === 'ArrowUp') return addDays(day, -7);
  if (key === 'ArrowDown') return addDays(day, 7);
  if (key === 'Home') return addDays(day, -weekdayOf(day));
  if (key === 'End') return addDays(day, 6 - weekdayOf(day));
  if (key === 'PageUp') return addMonths(day, -months);
  if (key === 'PageDown') return addMonths(day, months);
  return null;
}
