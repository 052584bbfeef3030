import { expect, test } from 'vitest';
import { isOpeningDay } from './isOpeningDay.ts';

test('[V06] a day is closed, or has both a start and an end', () => {
  expect(isOpeningDay({ closed: true, startTime: '', endTime: '' })).toBe(true);
  expect(isOpeningDay({ closed: false, startTime: '07:30', endTime: '18:00' })).toBe(true);
  expect(isOpeningDay({ closed: false, startTime: '07:30', endTime: '' })).toBe(false);
  expect(isOpeningDay({ closed: false, startTime: '', endTime: '18:00' })).toBe(false);
  expect(isOpeningDay({ closed: false, startTime: '', endTime: '' })).toBe(false);
});

test('[V06] a time between the half hours, or past the day, is none', () => {
  expect(isOpeningDay({ closed: false, startTime: '07:15', endTime: '18:00' })).toBe(false);
  expect(isOpeningDay({ closed: false, startTime: '07:30', endTime: '24:00' })).toBe(false);
  expect(isOpeningDay({ closed: false, startTime: '7:30', endTime: '18:00' })).toBe(false);
});

test('[T42] while closed is checked the times do not count', () => {
  expect(isOpeningDay({ closed: true, startTime: '07:15', endTime: '' })).toBe(true);
});
