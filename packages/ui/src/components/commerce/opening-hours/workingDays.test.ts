// @vitest-environment node
import { expect, test } from 'vitest';
import { sampleWeek } from './sampleWeek.ts';
import { areWorkingDaysEqual, withWorkingDays } from './workingDays.ts';

test('one day replaces Monday to Friday, and the weekend does not change', () => {
  const day = { closed: false, startTime: '08:00', endTime: '17:00' };
  const week = withWorkingDays(sampleWeek, day);
  expect([week.monday, week.wednesday, week.friday]).toEqual([day, day, day]);
  expect([week.saturday, week.sunday]).toEqual([sampleWeek.saturday, sampleWeek.sunday]);
});

test.each([
  ['closed', { closed: true }],
  ['its start', { startTime: '09:00' }],
  ['its end', { endTime: '13:00' }],
])('working days that differ in %s are not equal', (_what, difference) => {
  const week = withWorkingDays(sampleWeek, sampleWeek.monday);
  expect(areWorkingDaysEqual(week)).toBe(true);
  expect(areWorkingDaysEqual({ ...week, thursday: { ...week.thursday, ...difference } })).toBe(false);
  expect(areWorkingDaysEqual({ ...week, sunday: { ...week.sunday, ...difference } })).toBe(true);
});
