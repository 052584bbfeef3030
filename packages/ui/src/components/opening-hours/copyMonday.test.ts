// @vitest-environment node
import { expect, test } from 'vitest';
import { copyMonday } from './copyMonday.ts';
import { emptyWeek } from './emptyWeek.ts';

const monday = { closed: false, startTime: '07:30', endTime: '18:00' };
const week = { ...emptyWeek, monday };

test('the named days become like Monday, the others stay, and the week given is untouched', () => {
  const copied = copyMonday(week, ['tuesday', 'friday']);
  expect([copied.tuesday, copied.friday]).toEqual([monday, monday]);
  expect(copied.saturday).toBe(emptyWeek.saturday);
  expect(week.tuesday).toBe(emptyWeek.tuesday);
});

test('no days, no change', () => {
  expect(copyMonday(week, [])).toEqual(week);
});
