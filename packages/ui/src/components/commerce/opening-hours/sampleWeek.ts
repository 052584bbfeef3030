import type { OpeningWeek } from './OpeningWeek.ts';

const open = { closed: false, startTime: '07:30', endTime: '18:00' };
const closed = { closed: true, startTime: '', endTime: '' };

/** A nursery's week, for stories and tests: its Wednesday is shorter. */
export const sampleWeek: OpeningWeek = {
  monday: open,
  tuesday: open,
  wednesday: { ...open, endTime: '13:00' },
  thursday: open,
  friday: open,
  saturday: { ...closed, closed: false },
  sunday: closed,
};

/** A week whose working days are the same. */
export const sampleEqualWeek: OpeningWeek = {
  ...sampleWeek,
  wednesday: open,
  saturday: closed,
};
