import fc from 'fast-check';
import { expect, test } from 'vitest';
import { epochDay, isoDateOfEpochDay } from './epochDay.ts';

test('days are counted from 1 January 1970', () => {
  expect(epochDay('1970-01-01')).toBe(0);
  expect(epochDay('1970-02-01')).toBe(31);
  expect(epochDay('1969-12-31')).toBe(-1);
});

test.each([
  '2026-02-30',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '23-11-2026',
  '',
  '2026-11-23T10:00',
])('%j is refused', (text) => {
  expect(() => epochDay(text)).toThrow(RangeError);
});

test('a leap day exists', () => {
  expect(isoDateOfEpochDay(epochDay('2028-02-29'))).toBe('2028-02-29');
});

test('a day number survives the way to a date and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (day) => {
      expect(epochDay(isoDateOfEpochDay(day))).toBe(day);
    }),
  );
});
