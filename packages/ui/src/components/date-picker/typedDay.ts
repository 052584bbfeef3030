import type { IsoDay } from './dayArithmetic.ts';

/** '16-03-2026' of '2026-03-16'. */
export const typedDay = (day: IsoDay): string => day.split('-').toReversed().join('-');

/**
 * The day that someone typed, day first: with dashes, slashes, dots, spaces or nothing between, the year in four
 * figures or two.
 *
 * @param isFinished whether nobody types any more: until then '16-03-20' may become '16-03-2026'.
 * @returns `null` when there is no such day.
 * @example
 * readTypedDay('16-3-26', true); // '2026-03-16'
 */
export function readTypedDay(text: string, isFinished: boolean): IsoDay | null {
  const found =
    /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text.trim());
  if (!found) return null;
  const [, day = '', month = '', year = ''] = found;
  if (year.length === 2 && !isFinished) return null;
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // 31 February would be a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
