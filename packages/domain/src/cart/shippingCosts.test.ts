import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { shippingCosts } from './shippingCosts.ts';

const rules = {
  minimumOrder: cents(5000),
  freeShippingFrom: cents(10_000),
  shipping: cents(750),
  shippingVatPercentage: 21,
};

test.each([
  [9999, 750],
  [10_000, 0],
  [10_001, 0],
])('[K05] with a subtotal of %s cents delivery costs %s', (subtotal, expected) => {
  expect(shippingCosts(cents(subtotal), rules)).toBe(expected);
});
