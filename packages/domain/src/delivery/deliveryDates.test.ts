import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amsterdamTime } from './amsterdamTime.ts';
import { weekday } from './calendar.ts';
import { changeDeadline, cutOffDate, deliveryDates, nextCutOff } from './deliveryDates.ts';
import { isDeliveryDay } from './publicHolidays.ts';

const moments = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2040-12-01T00:00:00Z'),
  noInvalidDate: true,
});
const countries = fc.constantFrom('NL' as const, 'BE' as const);

function first(moment: string, country: 'NL' | 'BE' = 'NL') {
  return deliveryDates({ now: new Date(moment), country, count: 1 })[0];
}

test('[K05] before 12:00 on a working day the first date is the next working day', () => {
  expect(first('2026-03-17T11:59:59+01:00')).toBe('2026-03-18');
});

test('[K05] from 12:00 on it is the one after', () => {
  expect(first('2026-03-17T12:00:00+01:00')).toBe('2026-03-19');
});

test('[K05] a weekend order counts as placed on Monday', () => {
  expect(first('2026-03-20T11:59:00+01:00')).toBe('2026-03-23');
  expect(first('2026-03-20T12:00:00+01:00')).toBe('2026-03-24');
  expect(first('2026-03-21T09:00:00+01:00')).toBe('2026-03-24');
  expect(first('2026-03-22T23:59:00+01:00')).toBe('2026-03-24');
});

test('[K05] nothing is delivered on Dutch holidays, and nothing to Belgium on Belgian ones', () => {
  // 27 April is King's Day, a Monday.
  expect(first('2026-04-24T10:00:00+02:00', 'NL')).toBe('2026-04-28');
  expect(first('2026-04-24T10:00:00+02:00', 'BE')).toBe('2026-04-28');
  expect(first('2026-12-24T10:00:00+01:00', 'NL')).toBe('2026-12-28');
  // 21 July, a Tuesday, is the Belgian national holiday.
  expect(first('2026-07-20T10:00:00+02:00', 'NL')).toBe('2026-07-21');
  expect(first('2026-07-20T10:00:00+02:00', 'BE')).toBe('2026-07-22');
});

test('[K05] on a Belgian holiday the Dutch warehouse handles orders for Belgium', () => {
  expect(first('2026-07-21T10:00:00+02:00', 'BE')).toBe('2026-07-22');
  expect(first('2026-07-21T12:00:00+02:00', 'BE')).toBe('2026-07-23');
});

test('[K05] on a Dutch holiday it handles no orders, for Belgium neither', () => {
  expect(first('2026-04-27T10:00:00+02:00', 'BE')).toBe('2026-04-29');
});

test('returns the requested number of dates, also across the end of the year', () => {
  expect(deliveryDates({ now: new Date('2026-12-29T10:00:00Z'), country: 'NL', count: 4 })).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-04',
    '2027-01-05',
  ]);
  expect(deliveryDates({ now: new Date('2026-12-29T10:00:00Z'), country: 'NL', count: 0 })).toEqual([]);
});

test('dates are consecutive working days after today', () => {
  fc.assert(
    fc.property(moments, countries, fc.integer({ min: 1, max: 10 }), (now, country, count) => {
      const dates = deliveryDates({ now, country, count });
      expect(dates).toHaveLength(count);
      expect([...new Set(dates)].sort()).toEqual(dates);
      expect(dates.every((date) => isDeliveryDay(date, country))).toBe(true);
      expect(dates[0] && dates[0] > amsterdamTime(now).date).toBe(true);
    }),
  );
});

test('[K05] days on which the company is closed are skipped; they do not delay the handling of an order', () => {
  const dates = (moment: string, closedDays: readonly number[]) =>
    deliveryDates({ now: new Date(moment), country: 'NL', count: 4, closedDays });
  expect(dates('2026-03-17T11:59:00+01:00', [3])).toEqual([
    '2026-03-19',
    '2026-03-20',
    '2026-03-23',
    '2026-03-24',
  ]);
  // Ordered late on Tuesday: handled on Wednesday, even if the company is closed then.
  expect(dates('2026-03-17T12:00:00+01:00', [3])[0]).toBe('2026-03-19');
  expect(dates('2026-03-17T11:59:00+01:00', [6, 7])[0]).toBe('2026-03-18');
});

test('with closed days the dates are those without them, minus the closed ones', () => {
  const closed = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 });
  fc.assert(
    fc.property(moments, countries, closed, (now, country, closedDays) => {
      const dates = deliveryDates({ now, country, count: 6, closedDays });
      const every = deliveryDates({ now, country, count: 60 });
      const open = every.filter((date) => !closedDays.includes(weekday(date)));
      expect(dates).toEqual((open.length === 0 ? every : open).slice(0, 6));
    }),
  );
});

test('a later order is never delivered before an earlier one', () => {
  fc.assert(
    fc.property(moments, fc.nat(10 * 86_400), countries, (now, seconds, country) => {
      const later = new Date(now.getTime() + seconds * 1000);
      const [early = ''] = deliveryDates({ now, country, count: 1 });
      const [late = ''] = deliveryDates({ now: later, country, count: 1 });
      expect(late >= early).toBe(true);
    }),
  );
});

test('[K05] another cut-off moves the first date: before it the next working day, from it on the one after', () => {
  const first = (moment: string) =>
    deliveryDates({ now: new Date(moment), country: 'NL', count: 1, cutOffHour: 16 })[0];
  expect(first('2026-03-17T15:59:59+01:00')).toBe('2026-03-18');
  expect(first('2026-03-17T16:00:00+01:00')).toBe('2026-03-19');
});

test('regression: the cut-off is in Amsterdam time, summer and winter', () => {
  expect(first('2026-03-30T09:59:00Z')).toBe('2026-03-31');
  expect(first('2026-03-30T10:00:00Z')).toBe('2026-04-01');
  expect(first('2026-03-27T10:59:00Z')).toBe('2026-03-30');
});

test.each([
  ['2026-11-18T11:59:59+01:00', '2026-11-18'],
  ['2026-11-18T12:00:00+01:00', '2026-11-19'],
  ['2026-11-20T12:00:00+01:00', '2026-11-23'],
  ['2026-11-21T09:00:00+01:00', '2026-11-23'],
  ['2026-12-24T13:00:00+01:00', '2026-12-28'],
])('[K05] the handling day of an order at %s is %s', (moment, day) => {
  expect(cutOffDate(new Date(moment))).toBe(day);
});

test.each([
  ['a Tuesday', '2026-11-24', 12, '2026-11-23T12:00:00+01:00'],
  ['a Monday, with the cut-off of Friday', '2026-11-23', 12, '2026-11-20T12:00:00+01:00'],
  ['a day after holidays', '2026-12-28', 12, '2026-12-24T12:00:00+01:00'],
  ['the Monday after the clocks change', '2026-03-30', 16, '2026-03-27T16:00:00+01:00'],
  ['a Tuesday in summer', '2026-07-14', 16, '2026-07-13T16:00:00+02:00'],
])('an order for %s, %s, with the cut-off at %s can be changed until %s', (_day, date, hour, moment) => {
  expect(changeDeadline(date, hour)).toBe(Date.parse(moment));
});

test('an order can be changed from its placement on, and its day is offered until it no longer can', () => {
  fc.assert(
    fc.property(moments, countries, fc.integer({ min: 1, max: 23 }), (now, country, cutOffHour) => {
      const [date = ''] = deliveryDates({ now, country, count: 1, cutOffHour });
      const deadline = changeDeadline(date, cutOffHour);
      expect(now.getTime()).toBeLessThan(deadline);
      const [next = ''] = deliveryDates({ now: new Date(deadline), country, count: 1, cutOffHour });
      expect(next > date).toBe(true);
    }),
  );
});

test('the next cut-off is the moment at which the first delivery date changes', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 23 }), (now, cutOffHour) => {
      const first = (at: number) =>
        deliveryDates({ now: new Date(at), country: 'NL', count: 1, cutOffHour })[0];
      const cutOff = nextCutOff(now, cutOffHour);
      expect(cutOff).toBeGreaterThan(now.getTime());
      expect(first(cutOff - 1)).toBe(first(now.getTime()));
      expect(first(cutOff)).not.toBe(first(now.getTime()));
    }),
  );
});
