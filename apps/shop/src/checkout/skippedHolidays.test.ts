import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { expect, test } from 'vitest';
import { skippedHolidays } from './skippedHolidays.ts';

const stamps = (...days: string[]) => days.map((day) => deliveryTimestamp(day));

test('[K05] a holiday between two dates is named; one at the weekend is not', () => {
  // In 2026 the second day of Christmas is a Saturday.
  expect(skippedHolidays(stamps('2026-12-23', '2026-12-24', '2026-12-28', '2026-12-29'), 'NL')).toEqual([
    'vrijdag 25 december (Eerste kerstdag)',
  ]);
});

test('[K05] over the turn of the year, and by the country of delivery', () => {
  expect(skippedHolidays(stamps('2026-12-31', '2027-01-04'), 'NL')).toEqual([
    'vrijdag 1 januari (Nieuwjaarsdag)',
  ]);
  expect(skippedHolidays(stamps('2026-11-09', '2026-11-10', '2026-11-12'), 'BE')).toEqual([
    'woensdag 11 november (Wapenstilstand)',
  ]);
  expect(skippedHolidays(stamps('2026-11-09', '2026-11-12'), 'NL')).toEqual([]);
});

test('without dates there is nothing to tell', () => {
  expect(skippedHolidays([], 'NL')).toEqual([]);
});
