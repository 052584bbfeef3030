import type { Country } from '../country.ts';
import { amsterdamTime } from './amsterdamTime.ts';
import { type IsoDate, weekday } from './calendar.ts';
import { isDeliveryDay, isHandlingDay, nextDay } from './publicHolidays.ts';

/** The hour in Amsterdam from which an order counts as one of the next working day, when nobody sets another. */
export const defaultCutOffHour = 12;

/** What the offered delivery dates depend on. */
export interface DeliveryRequest {
  /** the moment of ordering */
  readonly now: Date;
  /** where the goods go; its holidays count beside those of the warehouse */
  readonly country: Country;
  /** how many dates to offer */
  readonly count: number;
  /**
   * the days of the week on which nobody is there to receive goods, 1 (Monday) to 7; when no working day is left, all of
   * them are offered
   *
   * @default none
   */
  readonly closedDays?: readonly number[];
  /**
   * the hour in Amsterdam from which an order counts as one of the next working day
   *
   * @default 12
   */
  readonly cutOffHour?: number;
}

const workingDays = [1, 2, 3, 4, 5];

/**
 * The day whose cut-off an order of now has to reach: today, or the next day on which the warehouse handles orders.
 *
 * @param cutOffHour the hour in Amsterdam from which an order counts as one of the next working day
 * @example With 12: Friday 11:59 → that Friday; Friday 12:00, Saturday or Sunday → Monday
 */
export function cutOffDate(now: Date, cutOffHour: number = defaultCutOffHour): IsoDate {
  const { date, hour } = amsterdamTime(now);
  return hour < cutOffHour && isHandlingDay(date) ? date : nextDay(date, isHandlingDay);
}

/**
 * The dates to choose from, the first possible one first.
 *
 * An order before the cut-off in Amsterdam on a working day of the Dutch warehouse is handled that day, any other on the
 * next one; it can be delivered from the delivery day after on which the company is open. On a Belgian holiday the
 * warehouse packs what goes to Belgium, too; on a Dutch one no van leaves for either country.
 *
 * @example With 12: Friday 11:59 → Monday first; Friday 12:00, Saturday or Sunday → Tuesday first
 */
export function deliveryDates({
  now,
  country,
  count,
  closedDays = [],
  cutOffHour = defaultCutOffHour,
}: DeliveryRequest): IsoDate[] {
  let last = cutOffDate(now, cutOffHour);
  const isEverClosed = workingDays.every((day) => closedDays.includes(day));
  return Array.from({ length: count }, () => {
    do last = nextDay(last, (day) => isDeliveryDay(day, country));
    while (!isEverClosed && closedDays.includes(weekday(last)));
    return last;
  });
}
