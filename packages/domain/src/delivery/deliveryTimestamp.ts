import { amsterdamTime } from './amsterdamTime.ts';
import { epochDay } from './epochDay.ts';
import type { IsoDate } from './IsoDate.ts';

/**
 * A delivery date as the API speaks it: 12:00 in Amsterdam, in seconds since 1970 (ruling "Flags and
 * times"). Noon is 11:00 UTC in winter and 10:00 UTC in summer.
 */
export function deliveryTimestamp(isoDate: IsoDate): number {
  const elevenUtc = epochDay(isoDate) * 86_400 + 11 * 3_600;
  const { hour } = amsterdamTime(new Date(elevenUtc * 1_000));
  return elevenUtc - (hour - 12) * 3_600;
}
