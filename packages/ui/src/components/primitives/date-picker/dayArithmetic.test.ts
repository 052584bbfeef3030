// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, weekdayOf, weeksOfMonth } from './dayArithmetic.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('adding days crosses the ends of months and years, in leap years too', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
});

test('in a shorter month the result is its last day', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2028-02-29', -12)).toBe('2027-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
});

test('adding and subtracting gives the same day', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -1000, max: 1000 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day);
    }),
  );
});

test('a month has each of its days once, under the right weekday', () => {
  fc.assert(
    fc.property(days, (day) => {
      const weeks = weeksOfMonth(day);
      const all = weeks.flatMap((week) => week.filter((each) => each !== null));
      expect(all).toContain(day);
      expect(new Set(all).size).toBe(all.length);
      expect(addDays(all.at(-1) ?? '', 1).slice(8)).toBe('01');
      for (const week of weeks)
        for (const [at, each] of week.entries()) if (each) expect(weekdayOf(each)).toBe(at);
    }),
  );
});

test('the week begins on Monday', () => {
  expect(weekdayOf('2026-03-16')).toBe(0);
  expect(weeksOfMonth('2026-03-16')[0]).toEqual([null, null, null, null, null, null, '2026-03-01']);
});
