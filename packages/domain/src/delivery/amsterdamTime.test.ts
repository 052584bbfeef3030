import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amsterdamMoment, amsterdamTime, deliveryTimestamp, isoDateOfTimestamp } from './amsterdamTime.ts';
import { isoDateOfEpochDay } from './calendar.ts';

describe('amsterdamTime', () => {
  test.each([
    ['2026-01-15T11:00:00Z', '2026-01-15', 12],
    ['2026-07-15T10:00:00Z', '2026-07-15', 12],
    ['2026-07-15T09:59:59Z', '2026-07-15', 11],
    ['2026-12-31T23:00:00Z', '2027-01-01', 0],
    ['2026-03-29T01:00:00Z', '2026-03-29', 3],
    ['2026-10-25T00:59:00Z', '2026-10-25', 2],
    ['2026-10-25T01:00:00Z', '2026-10-25', 2],
  ])('%s is %s, hour %s in Amsterdam', (moment, date, hour) => {
    expect(amsterdamTime(new Date(moment))).toEqual({ date, hour });
  });

  test('every year Amsterdam is one hour ahead of UTC, two in summer time', () => {
    /** 01:00 UTC on the last Sunday of a month: when summer time begins and ends in the EU (2000/84/EC). */
    const change = (year: number, month: number) => {
      const last = new Date(Date.UTC(year, month + 1, 0, 1));
      return last.getTime() - last.getUTCDay() * 86_400_000;
    };
    const years = fc.integer({ min: 2026, max: 2040 });
    const anyMoment = fc
      .tuple(years, fc.integer({ min: 0, max: 365 * 86_400_000 }))
      .map(([year, after]) => Date.UTC(year, 0, 1) + after);
    const aroundChange = fc
      .tuple(years, fc.constantFrom(2, 9), fc.integer({ min: -86_400_000, max: 86_400_000 }))
      .map(([year, month, after]) => change(year, month) + after);
    fc.assert(
      fc.property(fc.oneof(anyMoment, aroundChange), (moment) => {
        const year = new Date(moment).getUTCFullYear();
        const isSummer = moment >= change(year, 2) && moment < change(year, 9);
        const wall = new Date(moment + (isSummer ? 2 : 1) * 3_600_000);
        expect(amsterdamTime(new Date(moment))).toEqual({
          date: wall.toISOString().slice(0, 10),
          hour: wall.getUTCHours(),
        });
      }),
    );
  });

  test('an invalid moment is refused', () => {
    expect(() => amsterdamTime(new Date('soon'))).toThrow(RangeError);
  });
});

describe('isoDateOfTimestamp', () => {
  test('the date is that of Amsterdam, where the day begins before that of UTC', () => {
    expect(isoDateOfTimestamp(Date.parse('2026-11-23T22:59:59Z') / 1000)).toBe('2026-11-23');
    expect(isoDateOfTimestamp(Date.parse('2026-11-23T23:00:00Z') / 1000)).toBe('2026-11-24');
  });

  test('a timestamp that is not a number is refused', () => {
    expect(() => isoDateOfTimestamp(Number.NaN)).toThrow(RangeError);
  });
});

describe('amsterdamMoment', () => {
  test.each([
    ['2026-11-23', 12, '2026-11-23T12:00:00+01:00'],
    ['2026-07-15', 0, '2026-07-15T00:00:00+02:00'],
    // Summer time begins at 2:00, and ends at 3:00, which is 2:00 again.
    ['2026-03-29', 1, '2026-03-29T01:00:00+01:00'],
    ['2026-03-29', 2, '2026-03-29T03:00:00+02:00'],
    ['2026-03-29', 3, '2026-03-29T03:00:00+02:00'],
    ['2026-10-25', 2, '2026-10-25T02:00:00+02:00'],
    ['2026-10-25', 3, '2026-10-25T03:00:00+01:00'],
  ])('%s at hour %s is %s', (date, hour, moment) => {
    expect(amsterdamMoment(date, hour)).toBe(Date.parse(moment));
  });

  test('the moment of an hour has that date and hour in Amsterdam', () => {
    const from1990To2100 = fc.integer({ min: 7_305, max: 47_482 });
    fc.assert(
      fc.property(from1990To2100, fc.integer({ min: 3, max: 23 }), (day, hour) => {
        const date = isoDateOfEpochDay(day);
        expect(amsterdamTime(new Date(amsterdamMoment(date, hour)))).toEqual({ date, hour });
      }),
    );
  });
});

describe('deliveryTimestamp', () => {
  test.each([
    ['2026-01-15', '2026-01-15T12:00:00+01:00'],
    ['2026-07-15', '2026-07-15T12:00:00+02:00'],
    ['2026-03-28', '2026-03-28T12:00:00+01:00'],
    ['2026-03-29', '2026-03-29T12:00:00+02:00'],
    ['2026-10-24', '2026-10-24T12:00:00+02:00'],
    ['2026-10-25', '2026-10-25T12:00:00+01:00'],
  ])('[E08] %s is sent as the seconds of %s', (date, noon) => {
    expect(deliveryTimestamp(date)).toBe(Date.parse(noon) / 1000);
  });

  test('a timestamp, noon in Amsterdam, converts back to its date', () => {
    const from1990To2100 = fc.integer({ min: 7_305, max: 47_482 });
    fc.assert(
      fc.property(from1990To2100, (day) => {
        const date = isoDateOfEpochDay(day);
        const seconds = deliveryTimestamp(date);
        expect(isoDateOfTimestamp(seconds)).toBe(date);
        expect(amsterdamTime(new Date(seconds * 1000)).hour).toBe(12);
      }),
    );
  });

  test('text that is not a date is refused', () => {
    expect(() => deliveryTimestamp('2026-02-30')).toThrow(RangeError);
  });
});
