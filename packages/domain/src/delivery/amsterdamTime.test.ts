import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amsterdamTime, deliveryTimestamp, isoDateOfTimestamp } from './amsterdamTime.ts';
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

  test('an invalid moment is refused', () => {
    expect(() => amsterdamTime(new Date('soon'))).toThrow(RangeError);
  });
});

describe('isoDateOfTimestamp', () => {
  test('the date is that of Amsterdam, where midnight comes before that of UTC', () => {
    expect(isoDateOfTimestamp(Date.parse('2026-11-23T22:59:59Z') / 1000)).toBe('2026-11-23');
    expect(isoDateOfTimestamp(Date.parse('2026-11-23T23:00:00Z') / 1000)).toBe('2026-11-24');
  });

  test('a timestamp that is no number is refused', () => {
    expect(() => isoDateOfTimestamp(Number.NaN)).toThrow(RangeError);
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
  ])('[E08] %s goes over the wire as the seconds of %s', (date, noon) => {
    expect(deliveryTimestamp(date)).toBe(Date.parse(noon) / 1000);
  });

  test('the date comes back from its timestamp, which is noon in Amsterdam', () => {
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

  test('text that is no date is refused', () => {
    expect(() => deliveryTimestamp('2026-02-30')).toThrow(RangeError);
  });
});
