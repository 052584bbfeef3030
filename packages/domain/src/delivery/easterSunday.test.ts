import fc from 'fast-check';
import { expect, test } from 'vitest';
import { easterSunday } from './easterSunday.ts';
import { weekday } from './weekday.ts';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('in %s Easter is on %s', (year, expected) => {
  expect(easterSunday(year)).toBe(expected);
});

test('it is a Sunday from 22 March to 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 4000 }), (year) => {
      const date = easterSunday(year);
      expect(weekday(date)).toBe(7);
      expect(date >= `${year}-03-22` && date <= `${year}-04-25`).toBe(true);
    }),
  );
});
