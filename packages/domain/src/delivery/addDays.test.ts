import { expect, test } from 'vitest';
import { addDays } from './addDays.ts';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-23', 0, '2026-11-23'],
])('%s and %s days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test('regression: the nights when the clock changes do not swallow or double a day', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
});
