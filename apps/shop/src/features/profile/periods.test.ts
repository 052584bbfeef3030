import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodRange, periods } from './periods.ts';

test.each([
  ['deze-maand', '2026-11-21', '2026-11-01', '2026-12-01'],
  ['vorige-maand', '2026-01-03', '2025-12-01', '2026-01-01'],
  ['dit-kwartaal', '2026-11-21', '2026-10-01', '2027-01-01'],
  ['vorig-kwartaal', '2026-02-28', '2025-10-01', '2026-01-01'],
  ['dit-jaar', '2026-11-21', '2026-01-01', '2027-01-01'],
  ['vorig-jaar', '2026-11-21', '2025-01-01', '2026-01-01'],
] as const)('%s on %s runs from %s until %s', (period, today, from, until) => {
  expect(periodRange(period, today)).toEqual({ from, until });
});

test('a running period holds today, a former one ends where the running one begins', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.constantFrom(0, 2, 4), (today, index) => {
      const running = periodRange(periods[index] ?? 'dit-jaar', today);
      expect(running.from <= today && today < running.until).toBe(true);
      expect(periodRange(periods[index + 1] ?? 'vorig-jaar', today).until).toBe(running.from);
    }),
  );
});
