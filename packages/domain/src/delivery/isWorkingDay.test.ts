import { expect, test } from 'vitest';
import { isWorkingDay } from './isWorkingDay.ts';

test.each([
  ['2026-11-23', 'NL', true],
  ['2026-11-21', 'NL', false],
  ['2026-11-22', 'NL', false],
  ['2026-04-27', 'NL', false],
  ['2026-04-27', 'BE', true],
  ['2026-07-21', 'BE', false],
  ['2026-07-21', 'NL', true],
  ['2026-05-05', 'NL', true],
] as const)('[K05] %s in %s: %s', (date, country, expected) => {
  expect(isWorkingDay(date, country)).toBe(expected);
});
