import type { DeliveryPlan, PlannedDelivery } from '@magazijn/api-client';
import { addDays, type Country, deliveryHolidays, type IsoDate, weekday } from '@magazijn/domain/delivery';

/** A day of the plan: today, a day with deliveries, or a working day without any delivery. */
export interface PlanDay {
  readonly date: IsoDate;
  /** The name of its holiday, 'closed' when the company is closed, else null. */
  readonly closure: string | null;
  readonly deliveries: readonly PlannedDelivery[];
}

export interface PlanWeek {
  /** Its Monday, which may have passed. */
  readonly monday: IsoDate;
  readonly days: readonly PlanDay[];
}

/** Days that the plan covers, today included. Later days show with their deliveries alone. */
const plannedDays = 21;

const workingDays = [1, 2, 3, 4, 5];

/**
 * The days of the plan with an event, by week. `today` is in Europe/Amsterdam; holidays are
 * those of `country` and of the warehouse.
 */
export function planWeeks(
  { deliveries, closedDays }: Pick<DeliveryPlan, 'deliveries' | 'closedDays'>,
  country: Country,
  today: IsoDate,
): readonly PlanWeek[] {
  const byDate = Map.groupBy(deliveries, ({ date }) => date);
  const planned = Array.from({ length: plannedDays }, (_, index) => addDays(today, index));
  const dates = new Set([...planned, ...[...byDate.keys()].filter((date) => date > today)].toSorted());
  const years = new Set([...dates].map((date) => Number(date.slice(0, 4))));
  const holidays = new Map(
    [...years].flatMap((year) =>
      deliveryHolidays(year, country).map(({ date, name }) => [date, name] as const),
    ),
  );
  // Like the offered dates: a company without any open working day has not entered its hours.
  const isEverClosed = workingDays.every((day) => closedDays.includes(day));
  const closureOf = (date: IsoDate): string | null => {
    if (weekday(date) > 5) return null;
    const isClosed = !isEverClosed && closedDays.includes(weekday(date));
    return holidays.get(date) ?? (isClosed ? 'closed' : null);
  };
  const days = [...dates]
    .map((date): PlanDay => ({ date, closure: closureOf(date), deliveries: byDate.get(date) ?? [] }))
    .filter(({ date, closure, deliveries: due }) => date === today || closure !== null || due.length > 0);
  const weeks = Map.groupBy(days, ({ date }) => addDays(date, 1 - weekday(date)));
  return [...weeks].map(([monday, ofWeek]) => ({ monday, days: ofWeek }));
}
