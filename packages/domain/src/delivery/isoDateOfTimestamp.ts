import { amsterdamTime } from './amsterdamTime.ts';
import type { IsoDate } from './IsoDate.ts';

/** The date in Amsterdam at a moment given in seconds since 1970, as the API speaks delivery dates. */
export function isoDateOfTimestamp(seconds: number): IsoDate {
  return amsterdamTime(new Date(seconds * 1_000)).date;
}
