import type { OpeningDay, OpeningWeek } from './OpeningWeek.ts';

const day: OpeningDay = { closed: false, startTime: '', endTime: '' };

/** A week in which nothing has been chosen yet. */
export const emptyWeek: OpeningWeek = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
};
