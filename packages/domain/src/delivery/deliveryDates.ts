import type { Country } from '../country.ts';
import { amsterdamMoment, amsterdamTime } from './amsterdamTime.ts';
import { type IsoDate, weekday } from './calendar.ts';
import { isDeliveryDay, isHandlingDay, nextDay, previousDay } from './publicHolidays.ts';

/** The default cut-off: the hour in Amsterdam from which an order counts as placed on the next working day. */
export const defaultCutOffHour = 12;

export const maxDriverNoteLength = 200;

export interface DeliveryRequest {
  readonly now: Date;
  /** the destination, whose holidays count beside those of the warehouse */
  readonly country: Country;
  readonly count: number;
  /** Weekdays on which the company is closed, 1 (Monday) to 7; ignored when they cover all working days. */
  readonly closedDays?: readonly number[];
  /** @default 12 */
  readonly cutOffHour?: number;
}

const workingDays = [1, 2, 3, 4, 5];

/**
 * The handling day of an order placed now: today before the cut-off, else the warehouse's next working day.
 *
 * @example With 12: Friday 11:59 → that Friday; Friday 12:00, Saturday or Sunday → Monday
 */
export function cutOffDate(now: Date, cutOffHour: number = defaultCutOffHour): IsoDate {
  const { date, hour } = amsterdamTime(now);
  return hour < cutOffHour && isHandlingDay(date) ? date : nextDay(date, isHandlingDay);
}

/** The next cut-off, in milliseconds since 1970: an order placed before it is handled on that day. */
export const nextCutOff = (now: Date, cutOffHour: number = defaultCutOffHour): number =>
  amsterdamMoment(cutOffDate(now, cutOffHour), cutOffHour);

/**
 * From when an order can no longer be changed, in milliseconds since 1970: the cut-off of the last handling day before
 * the delivery.
 *
 * @example With 12: delivery on Tuesday → Monday 12:00; delivery on Monday → Friday 12:00
 */
export const changeDeadline = (deliveryDate: IsoDate, cutOffHour: number = defaultCutOffHour): number =>
  amsterdamMoment(previousDay(deliveryDate, isHandlingDay), cutOffHour);

/**
 * The delivery dates to choose from, earliest first: from the first delivery day after the handling day on which the
 * company is open. On a Belgian holiday the warehouse works; on a Dutch one nothing is delivered in either country.
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
