import type { OpeningDay, OpeningWeek, Weekday } from './OpeningWeek.ts';

/** Monday to Friday, on which most companies have the same hours. */
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
 * Whether Monday to Friday are equal, so that one row can edit them.
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

/** The week with the given day as each of Monday to Friday. */
export const withWorkingDays = (week: OpeningWeek, day: OpeningDay): OpeningWeek => ({
  ...week,
  ...Object.fromEntries(workingDays.map((each) => [each, day])),
});
