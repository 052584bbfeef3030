import { expect, expectTypeOf, test } from 'vitest';
import { emptyCart } from './emptyCart.ts';
import type { StoredCart } from './StoredCart.ts';

test('[T10] the cart is empty at start', () => {
  expect(emptyCart('10001')).toEqual({
    version: 1,
    customer: '10001',
    amount: {},
    discount: '',
    orderReference: '',
    total: { items: 0, amount: 0 },
    data: null,
    others: {},
  });
});

test('an empty cart fits wherever a cart with some kind of data is wanted', () => {
  expectTypeOf(emptyCart).returns.toExtend<StoredCart<{ total: number }>>();
});

test('a cart cannot be changed in place', () => {
  expectTypeOf<StoredCart>().toEqualTypeOf<Readonly<StoredCart>>();
  expectTypeOf<StoredCart['amount']>().toEqualTypeOf<Readonly<Record<string, number>>>();
});
