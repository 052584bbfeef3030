import { amsterdamMoment, amsterdamTime } from '../delivery/amsterdamTime.ts';
import type { IsoDate } from '../delivery/calendar.ts';
import { isHandlingDay, nextDay } from '../delivery/publicHolidays.ts';

/** The days that a request is open. */
export const requestDays = 14;

export const approvalLinkDays = 7;

/** When the approver of a request is reminded, once: at the same hour two working days later, in milliseconds since 1970. */
export function reminderMoment(submitted: Date): number {
  const { date, hour } = amsterdamTime(submitted);
  return amsterdamMoment(nextDay(nextDay(date, isHandlingDay), isHandlingDay), hour);
}

/** The month of a moment in Amsterdam, as its first day: '2026-11-01'. Budgets count by it. */
export const monthOf = (moment: Date): IsoDate => `${amsterdamTime(moment).date.slice(0, 7)}-01`;
