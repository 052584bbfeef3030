import { expect, test } from 'vitest';
import { nextWorkingDay } from './nextWorkingDay.ts';

test.each([
  ['2026-11-23', 'NL', '2026-11-24'],
  ['2026-11-27', 'NL', '2026-11-30'],
  ['2026-12-24', 'NL', '2026-12-28'],
  ['2026-04-03', 'BE', '2026-04-07'],
  ['2026-12-31', 'NL', '2027-01-04'],
] as const)('after %s the next working day in %s is %s', (date, country, expected) => {
  expect(nextWorkingDay(date, country)).toBe(expected);
});
