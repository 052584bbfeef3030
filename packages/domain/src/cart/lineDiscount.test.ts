import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import type { CartProduct } from './CartProduct.ts';
import { lineDiscount, offerPrice } from './lineDiscount.ts';

const plain: CartProduct = { id: 7, price: cents(945), vatPercentage: 21, deal: null, orderLimit: null };

test('without a deal nothing comes off', () => {
  expect(lineDiscount(plain, 3)).toBe(0);
});

test('the discount of 2+1 is the value of the free one', () => {
  const product: CartProduct = { ...plain, deal: { kind: 'free-goods', paid: 2, free: 1 } };
  expect(lineDiscount(product, 3)).toBe(945);
  expect(lineDiscount(product, 2)).toBe(0);
});

test('a percentage comes off the price of one unit, rounded once, for each unit', () => {
  const product: CartProduct = { ...plain, deal: { kind: 'percentage', percentage: 10 } };
  expect(lineDiscount(product, 1)).toBe(95);
  expect(lineDiscount(product, 3)).toBe(285);
});

test('regression: two at a shown price of € 9,76 cost € 19,52, not € 19,53', () => {
  const product: CartProduct = { ...plain, price: cents(1085), deal: { kind: 'percentage', percentage: 10 } };
  expect(offerPrice(product)).toBe(976);
  expect(2 * product.price - lineDiscount(product, 2)).toBe(1952);
});

test('only a percentage gives one unit a price of its own', () => {
  expect(offerPrice(plain)).toBeNull();
  expect(offerPrice({ ...plain, deal: { kind: 'free-goods', paid: 2, free: 1 } })).toBeNull();
});

test('a give-away takes nothing off the line that brings it', () => {
  const product: CartProduct = { ...plain, deal: { kind: 'give-away', from: 2, productId: 9 } };
  expect(lineDiscount(product, 3)).toBe(0);
});
