import type { OpeningDay, OpeningWeek, Weekday } from './OpeningWeek.ts';

export const workingDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
] as const satisfies readonly Weekday[];

export const isWorkingDay = (day: Weekday): boolean => workingDays.some((each) => each === day);

/** Whether Monday to Friday are equal, so that one row can edit them. */
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
