import { expect, test } from 'vitest';
import { invalidOpeningDays } from './invalidOpeningDays.ts';
import { weekdayNames } from './openingDays.ts';

const open = { closed: false, startTime: '07:30', endTime: '18:00' };
const closed = { closed: true, startTime: '', endTime: '' };

test('[V06] each of the 7 days has to be filled in', () => {
  expect(invalidOpeningDays({})).toEqual(weekdayNames);
  expect(weekdayNames).toHaveLength(7);
});

test('[V06] a full week with closed days is complete', () => {
  const week = { monday: open, tuesday: open, wednesday: open, thursday: open, friday: open };
  expect(invalidOpeningDays({ ...week, saturday: closed, sunday: closed })).toEqual([]);
  expect(invalidOpeningDays({ ...week, friday: { ...open, endTime: '' }, saturday: closed })).toEqual([
    'friday',
    'sunday',
  ]);
});
