import { amsterdamTime } from './amsterdamTime.ts';
import { type IsoDate, weekday } from './calendar.ts';

/**
 * Formats a date in Dutch: '18 maart 2026'; a moment by its date in Amsterdam.
 *
 * @throws RangeError for text that is not a date
 */
export function formatDate(date: IsoDate | Date): string {
  const isoDate = typeof date === 'string' && !date.includes('T') ? date : amsterdamTime(new Date(date)).date;
  const { day, month } = describeDeliveryDate(isoDate);
  return `${day} ${month} ${isoDate.slice(0, 4)}`;
}

export interface DeliveryDateText {
  /** 'woensdag' */
  readonly weekday: string;
  /** without a leading zero: '18' */
  readonly day: string;
  /** 'maart' */
  readonly month: string;
  /** 'woensdag 18 maart' */
  readonly full: string;
  /** 'wo 18 mrt' */
  readonly short: string;
}

/** A delivery date in Dutch, without the year. @throws RangeError for text that is not an existing date */
export function describeDeliveryDate(isoDate: IsoDate): DeliveryDateText {
  const name = weekdayName(weekday(isoDate));
  const day = String(Number(isoDate.slice(8)));
  const month = dutchMonths[Number(isoDate.slice(5, 7)) - 1] ?? '';
  return {
    weekday: name,
    day,
    month,
    full: `${name} ${day} ${month}`,
    short: `${name.slice(0, 2)} ${day} ${shortMonthOf(month)}`,
  };
}

const shortMonthOf = (month: string): string => (month === 'maart' ? 'mrt' : month.slice(0, 3));

/**
 * '12 nov', or '12 nov 2024' in another year than today's.
 *
 * @throws RangeError for text that is not an existing date
 */
export function formatShortDate(isoDate: IsoDate, today: IsoDate): string {
  const { day, month } = describeDeliveryDate(isoDate);
  const [year, thisYear] = [isoDate.slice(0, 4), today.slice(0, 4)];
  return `${day} ${shortMonthOf(month)}${year === thisYear ? '' : ` ${year}`}`;
}

/** The Dutch name of a weekday, 1 (Monday) to 7. */
export const weekdayName = (day: number): string => dutchWeekdays[day - 1] ?? '';

const dutchWeekdays = [
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
  'zondag',
] as const;

const dutchMonths = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const;
