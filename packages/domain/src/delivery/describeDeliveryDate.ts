import { dutchMonths, dutchWeekdays } from './dutchCalendarNames.ts';
import type { IsoDate } from './IsoDate.ts';
import { weekday } from './weekday.ts';

/** A date in the Dutch words of a calendar ticket. */
export interface DeliveryDateText {
  /** 'woensdag' */
  readonly weekday: string;
  /** without a leading zero: '18' */
  readonly day: string;
  /** 'maart' */
  readonly month: string;
  /** 'woensdag 18 maart' */
  readonly full: string;
}

/**
 * A delivery date in Dutch (clause K04). Without the year: only coming days are offered.
 *
 * @throws RangeError for text that is no existing date
 */
export function describeDeliveryDate(isoDate: IsoDate): DeliveryDateText {
  const name = dutchWeekdays[weekday(isoDate) - 1] ?? '';
  const day = String(Number(isoDate.slice(8)));
  const month = dutchMonths[Number(isoDate.slice(5, 7)) - 1] ?? '';
  return { weekday: name, day, month, full: `${name} ${day} ${month}` };
}
