import type { OpeningWeek } from './OpeningWeek.ts';

const open = { closed: false, startTime: '07:30', endTime: '18:00' };
const closed = { closed: true, startTime: '', endTime: '' };

export const sampleWeek: OpeningWeek = {
  monday: open,
  tuesday: open,
  wednesday: { ...open, endTime: '13:00' },
  thursday: open,
  friday: open,
  saturday: { ...closed, closed: false },
  sunday: closed,
};

export const sampleEqualWeek: OpeningWeek = {
  ...sampleWeek,
  wednesday: open,
  saturday: closed,
};
