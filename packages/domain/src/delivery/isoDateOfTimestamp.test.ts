import { expect, test } from 'vitest';
import { isoDateOfTimestamp } from './isoDateOfTimestamp.ts';

test('the date is that of Amsterdam, where midnight comes before that of UTC', () => {
  expect(isoDateOfTimestamp(Date.parse('2026-11-23T22:59:59Z') / 1000)).toBe('2026-11-23');
  expect(isoDateOfTimestamp(Date.parse('2026-11-23T23:00:00Z') / 1000)).toBe('2026-11-24');
});

test('a timestamp that is no number is refused', () => {
  expect(() => isoDateOfTimestamp(Number.NaN)).toThrow(RangeError);
});
