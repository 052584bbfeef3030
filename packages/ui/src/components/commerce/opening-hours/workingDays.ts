import type { OpeningDay, OpeningWeek, Weekday } from './OpeningWeek.ts';

/** Monday to Friday, which most companies open at the same times. */
export const workingDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
] as const satisfies readonly Weekday[];

/** Whether a day is one of Monday to Friday. */
export const isWorkingDay = (day: Weekday): boolean => workingDays.some((each) => each === day);

/**
 * Whether Monday to Friday are the same, so that one row can stand for them.
 *
 * @example
 * areWorkingDaysEqual({ ...week, wednesday: { closed: true, startTime: '', endTime: '' } }); // false
 */
export const areWorkingDaysEqual = (week: OpeningWeek): boolean =>
  workingDays.every(
    (day) =>
      week[day].closed === week.monday.closed &&
      week[day].startTime === week.monday.startTime &&
      week[day].endTime === week.monday.endTime,
  );

/** The same week, with one day in the place of each from Monday to Friday. */
export const withWorkingDays = (week: OpeningWeek, day: OpeningDay): OpeningWeek => ({
  ...week,
  ...Object.fromEntries(workingDays.map((each) => [each, day])),
});
