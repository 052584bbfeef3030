import type { OpeningWeek, Weekday } from './OpeningWeek.ts';

/**
 * The same week, with some of its days like its Monday.
 *
 * @example
 * copyMonday(week, ['saturday']).saturday; // week.monday
 */
export function copyMonday(week: OpeningWeek, days: readonly Weekday[]): OpeningWeek {
  return { ...week, ...Object.fromEntries(days.map((day) => [day, week.monday])) };
}
