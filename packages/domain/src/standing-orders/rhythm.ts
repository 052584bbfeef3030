import type { Country } from '../country.ts';
import { amsterdamTime, deliveryTimestamp } from '../delivery/amsterdamTime.ts';
import { addDays, type IsoDate, weekday } from '../delivery/calendar.ts';
import { weekdayName } from '../delivery/formatDate.ts';
import { isDeliveryDay, isHandlingDay, nextDay, previousDay } from '../delivery/publicHolidays.ts';

/** How often a standing order is delivered, before holidays and closed days move a delivery. */
export interface Rhythm {
  readonly unit: 'week' | 'month';
  /** Once in this many weeks, 1 to `maxWeeks`; 1 for a month. */
  readonly every: number;
  /** For weeks 1 (Monday) to 5; for months 1 to 31, where a month without that day uses its last day. */
  readonly day: number;
  /** No delivery is planned before this date, from which the weeks are counted too. */
  readonly startsOn: IsoDate;
}

export const maxWeeks = 12;

/** The reasons to move deliveries: the destination, the company's closed weekdays, and the shop's cut-off. */
export interface DeliveryCalendar {
  readonly country: Country;
  /** 1 (Monday) to 7; ignored when they cover all working days. */
  readonly closedDays: readonly number[];
  /** The hour in Amsterdam from which an order counts as placed on the next working day. */
  readonly cutOffHour: number;
}

export interface RunDates {
  /** By the rhythm; it identifies the run. */
  readonly plannedOn: IsoDate;
  /** The planned date, or the first later one with a delivery on which the company is open. */
  readonly deliveryOn: IsoDate;
  /** When the run is announced: two working days before it is placed. */
  readonly noticeAt: Date;
  /** When it is placed: on the last working day before the delivery, in time for its cut-off. */
  readonly placeAt: Date;
}

const noticeDays = 2;

const hoursBeforeCutOff = 4;

const lastOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

function dayInMonth(year: number, month: number, day: number): IsoDate {
  const found = Math.min(day, lastOfMonth(year, month));
  return `${year}-${String(month).padStart(2, '0')}-${String(found).padStart(2, '0')}`;
}

/**
 * The first date of a rhythm that is later than `after`.
 *
 * @example monthly on the 31st: after 31 January → 28 February; after 28 February → 31 March
 */
export function nextOnRhythm({ unit, every, day, startsOn }: Rhythm, after: IsoDate): IsoDate {
  const dayBefore = addDays(startsOn, -1);
  const from = after > dayBefore ? after : dayBefore;
  if (unit === 'month') {
    const year = Number(from.slice(0, 4));
    const month = Number(from.slice(5, 7));
    const found = dayInMonth(year, month, day);
    if (found > from) return found;
    return month === 12 ? dayInMonth(year + 1, 1, day) : dayInMonth(year, month + 1, day);
  }
  let found = addDays(startsOn, (day - weekday(startsOn) + 7) % 7);
  while (found <= from) found = addDays(found, 7 * every);
  return found;
}

/** A moment by the clock of Amsterdam on a working day. The clock changes on Sundays only. */
const momentOn = (date: IsoDate, hour: number): Date =>
  new Date((deliveryTimestamp(date) + (hour - 12) * 3_600) * 1_000);

export function planRun(plannedOn: IsoDate, { country, closedDays, cutOffHour }: DeliveryCalendar): RunDates {
  const isEverClosed = [1, 2, 3, 4, 5].every((day) => closedDays.includes(day));
  const isOpen = (date: IsoDate): boolean =>
    isDeliveryDay(date, country) && (isEverClosed || !closedDays.includes(weekday(date)));
  const deliveryOn = isOpen(plannedOn) ? plannedOn : nextDay(plannedOn, isOpen);
  const orderOn = previousDay(deliveryOn, isHandlingDay);
  let noticeOn = orderOn;
  for (let day = 0; day < noticeDays; day += 1) noticeOn = previousDay(noticeOn, isHandlingDay);
  const hour = Math.max(0, cutOffHour - hoursBeforeCutOff);
  return { plannedOn, deliveryOn, noticeAt: momentOn(noticeOn, hour), placeAt: momentOn(orderOn, hour) };
}

/**
 * The next run that can still be placed at its time, without one whose delivery would move onto that of the run before
 * it.
 *
 * @param after the run before it; null for the first one
 */
export function nextRun(
  rhythm: Rhythm,
  calendar: DeliveryCalendar,
  now: Date,
  after: Pick<RunDates, 'plannedOn' | 'deliveryOn'> | null = null,
): RunDates {
  // Earlier dates are past, however far holidays and closed days move a delivery.
  const earliest = addDays(amsterdamTime(now).date, -31);
  let plannedOn = after === null || after.plannedOn < earliest ? earliest : after.plannedOn;
  for (;;) {
    plannedOn = nextOnRhythm(rhythm, plannedOn);
    const run = planRun(plannedOn, calendar);
    if (run.placeAt > now && run.deliveryOn > (after?.deliveryOn ?? '')) return run;
  }
}

export function nextRuns(
  count: number,
  rhythm: Rhythm,
  calendar: DeliveryCalendar,
  now: Date,
  after: Pick<RunDates, 'plannedOn' | 'deliveryOn'> | null = null,
): RunDates[] {
  let last = after;
  return Array.from({ length: count }, () => {
    const run = nextRun(rhythm, calendar, now, last);
    last = run;
    return run;
  });
}

/** @example 'Elke dinsdag'; 'Om de 2 weken op dinsdag'; 'Elke maand op de 31e' */
export function describeRhythm({ unit, every, day }: Pick<Rhythm, 'unit' | 'every' | 'day'>): string {
  if (unit === 'month') return `Elke maand op de ${day}e`;
  return every === 1 ? `Elke ${weekdayName(day)}` : `Om de ${every} weken op ${weekdayName(day)}`;
}
