import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { eurosFromCents } from './eurosFromCents.ts';

test('1250 cents are 12.5 euros', () => {
  expect(eurosFromCents(cents(1250))).toBe(12.5);
});

test('one cent is written on the wire as 0.01', () => {
  expect(JSON.stringify(eurosFromCents(cents(1)))).toBe('0.01');
});
