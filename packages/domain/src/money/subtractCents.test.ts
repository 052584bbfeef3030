import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { subtractCents } from './subtractCents.ts';

test('what is taken goes off the amount, below zero too', () => {
  expect(subtractCents(cents(100), cents(30))).toBe(70);
  expect(subtractCents(cents(30), cents(100))).toBe(-70);
});
