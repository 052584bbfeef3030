import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amsterdamTime } from './amsterdamTime.ts';
import { deliveryTimestamp } from './deliveryTimestamp.ts';
import { isoDateOfEpochDay } from './epochDay.ts';
import { isoDateOfTimestamp } from './isoDateOfTimestamp.ts';

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
