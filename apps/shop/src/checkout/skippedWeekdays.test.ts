import { deliveryDates, deliveryTimestamp } from '@magazijn/domain/delivery';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { skippedWeekdays } from './skippedWeekdays.ts';

const names = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'];
const skipped = (now: Date, closedDays: readonly number[], country: 'NL' | 'BE' = 'NL') =>
  skippedWeekdays(deliveryDates({ now, country, count: 6, closedDays }).map(deliveryTimestamp), country);

test('[K05] names the days of the week on which the company is closed', () => {
  expect(skipped(new Date('2026-11-18T10:00:00Z'), [5, 3])).toEqual(['woensdag', 'vrijdag']);
});

test('names no weekend and no holiday, and nothing without dates', () => {
  expect(skipped(new Date('2026-12-22T10:00:00Z'), [])).toEqual([]);
  expect(skippedWeekdays([], 'NL')).toEqual([]);
});

test('names no other day than a closed one, whatever the company’s hours and the time of the year', () => {
  const moments = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2040-12-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const closed = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 4 });
  fc.assert(
    fc.property(
      moments,
      closed,
      fc.constantFrom('NL' as const, 'BE' as const),
      (now, closedDays, country) => {
        const expected = closedDays.map((day) => names[day - 1]);
        for (const name of skipped(now, closedDays, country)) expect(expected).toContain(name);
      },
    ),
  );
});
