import { deliveryDates, deliveryTimestamp } from '@magazijn/domain/delivery';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { skippedHolidays, skippedWeekdays } from './skippedDays.ts';

describe('skippedHolidays', () => {
  const stamps = (...days: string[]) => days.map((day) => deliveryTimestamp(day));

  test('[K05] a holiday between two dates is named; one at the weekend is not', () => {
    // In 2026 the second day of Christmas is a Saturday.
    expect(skippedHolidays(stamps('2026-12-23', '2026-12-24', '2026-12-28', '2026-12-29'), 'NL')).toEqual([
      'vrijdag 25 december (Eerste kerstdag)',
    ]);
  });

  test('[K05] at the turn of the year, and for the country of delivery', () => {
    expect(skippedHolidays(stamps('2026-12-31', '2027-01-04'), 'NL')).toEqual([
      'vrijdag 1 januari (Nieuwjaarsdag)',
    ]);
    expect(skippedHolidays(stamps('2026-11-09', '2026-11-10', '2026-11-12'), 'BE')).toEqual([
      'woensdag 11 november (Wapenstilstand)',
    ]);
    expect(skippedHolidays(stamps('2026-11-09', '2026-11-12'), 'NL')).toEqual([]);
    expect(skippedHolidays(stamps('2026-04-24', '2026-04-28'), 'BE')).toEqual([
      'maandag 27 april (Koningsdag)',
    ]);
  });

  test('without dates there are none', () => {
    expect(skippedHolidays([], 'NL')).toEqual([]);
  });
});

describe('skippedWeekdays', () => {
  const names = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'];
  const skipped = (now: Date, closedDays: readonly number[], country: 'NL' | 'BE' = 'NL') =>
    skippedWeekdays(deliveryDates({ now, country, count: 6, closedDays }).map(deliveryTimestamp), country);

  test('[K05] names the days of the week on which the company is closed', () => {
    expect(skipped(new Date('2026-11-18T10:00:00Z'), [5, 3])).toEqual(['woensdag', 'vrijdag']);
  });

  test('leaves out weekends and holidays; empty without dates', () => {
    expect(skipped(new Date('2026-12-22T10:00:00Z'), [])).toEqual([]);
    expect(skippedWeekdays([], 'NL')).toEqual([]);
  });

  test('names closed days only, for any opening hours and time of the year', () => {
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
});
