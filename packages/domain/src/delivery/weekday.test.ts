import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './addDays.ts';
import { isoDateOfEpochDay } from './epochDay.ts';
import { weekday } from './weekday.ts';

test.each([
  ['2026-11-23', 1],
  ['2026-03-18', 3],
  ['2026-11-22', 7],
  ['1970-01-01', 4],
  ['1969-12-28', 7],
])('%s is day %s of its week', (date, expected) => {
  expect(weekday(date)).toBe(expected);
});

test('the day after has the next number, and after seven comes one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (day) => {
      const date = isoDateOfEpochDay(day);
      expect(weekday(addDays(date, 1))).toBe((weekday(date) % 7) + 1);
    }),
  );
});
