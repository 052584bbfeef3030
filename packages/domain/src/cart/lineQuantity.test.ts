import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineQuantity, maxOrderQuantity } from './lineQuantity.ts';

test.each([0, 1, 9999])('%s is a valid line quantity', (value) => {
  expect(lineQuantity(value)).toEqual({ ok: true, value });
});

test('-0 becomes 0', () => {
  expect(lineQuantity(-0)).toEqual({ ok: true, value: 0 });
});

test.each([
  [null, 'empty', 'Vul een aantal in.'],
  [Number.NaN, 'empty', 'Vul een aantal in.'],
  [-1, 'negative', 'Vul een aantal van 0 of meer in.'],
  [2.5, 'fraction', 'Vul een heel aantal in, zonder cijfers achter de komma.'],
  [10_000, 'too-many', 'Je kunt van een artikel maximaal 9.999 bestellen.'],
  [1e9, 'too-many', 'Je kunt van een artikel maximaal 9.999 bestellen.'],
  [Number.POSITIVE_INFINITY, 'too-many', 'Je kunt van een artikel maximaal 9.999 bestellen.'],
])('[V22] %s is refused as %s', (entered, reason, message) => {
  expect(lineQuantity(entered)).toEqual({ ok: false, reason, message });
});

test('only whole numbers from 0 to 9999 pass, unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer({ min: -5, max: 10_005 })), (entered) => {
      const result = lineQuantity(entered);
      expect(result.ok).toBe(Number.isInteger(entered) && entered >= 0 && entered <= 9999);
      if (result.ok) expect(result.value).toBe(entered === 0 ? 0 : entered);
    }),
  );
});

test.each([
  ['the stock', { stock: 4, orderLimit: null, available: true }, 4],
  ['the order limit', { stock: 400, orderLimit: 20, available: true }, 20],
  ['the maximum of a line', { stock: 100_000, orderLimit: null, available: true }, 9999],
  ['nothing when sold out', { stock: -1, orderLimit: 20, available: true }, 0],
  ['nothing when unavailable', { stock: 4, orderLimit: 20, available: false }, 0],
])('the maximum of an order is %s', (_, supply, max) => {
  expect(maxOrderQuantity(supply)).toBe(max);
});
