import { expect, test } from 'vitest';
import { deadlineText } from './orderChangeTexts.ts';

const until = Date.parse('2026-11-30T11:00:00Z');

test.each([
  ['2026-11-30T07:00:00Z', 'vandaag 12.00 uur'],
  ['2026-11-29T22:59:00Z', 'maandag 12.00 uur'],
  // In Amsterdam the deadline's day has begun.
  ['2026-11-29T23:00:00Z', 'vandaag 12.00 uur'],
  ['2026-11-25T12:00:00Z', 'maandag 12.00 uur'],
  ['2026-11-24T12:00:00Z', 'maandag 30 november 12.00 uur'],
  ['2026-12-01T12:00:00Z', 'maandag 30 november 12.00 uur'],
])('at %s the deadline is %s', (now, text) => {
  expect(deadlineText(until, Date.parse(now))).toBe(text);
});
