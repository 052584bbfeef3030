import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crediblePrice } from './crediblePrice.ts';

test('small prices end on five cents, larger ones on 45 or 95', () => {
  expect(crediblePrice(312.4)).toBe(310);
  expect(crediblePrice(1287.4)).toBe(1295);
  expect(crediblePrice(2460)).toBe(2445);
});

test('a price never moves by more than 25 cents', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 100_000 }),
      (cents) => Math.abs(crediblePrice(cents) - cents) <= 25,
    ),
  );
});
