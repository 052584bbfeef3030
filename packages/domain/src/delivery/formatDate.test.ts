import { expect, test } from 'vitest';
import { formatDate } from './formatDate.ts';

test('[K04] a calendar date is written in Dutch', () => {
  expect(formatDate('2026-03-18')).toBe('18 maart 2026');
  expect(formatDate('2026-11-03')).toBe('3 november 2026');
});

test('[K04] of a moment the date in Amsterdam counts', () => {
  expect(formatDate(new Date('2026-12-31T23:30:00Z'))).toBe('1 januari 2027');
  expect(formatDate('2026-12-31T23:30:00Z')).toBe('1 januari 2027');
  expect(formatDate('2026-12-31T22:30:00.000Z')).toBe('31 december 2026');
});

test('text that is no date is refused', () => {
  expect(() => formatDate('2026-02-30')).toThrow(RangeError);
  expect(() => formatDate('Tot morgen')).toThrow(RangeError);
});
