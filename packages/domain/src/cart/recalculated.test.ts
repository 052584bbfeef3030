import { expect, expectTypeOf, test } from 'vitest';
import { emptyCart } from './emptyCart.ts';
import { recalculated } from './recalculated.ts';
import type { StoredCart } from './StoredCart.ts';
import { setQuantity } from './setQuantity.ts';

test('[T13, T15] after a recalculation the cart holds the answer, the units and the subtotal in euros', () => {
  const cart = setQuantity(setQuantity(emptyCart('10001'), 7, 2), 8, 1);
  const answer = { subtotal_exclusive: 68.05, products: [] };
  const priced = recalculated(cart, answer, { subtotal: 68.05 });
  expect(priced).toEqual({ ...cart, data: answer, total: { items: 3, amount: 68.05 } });
  expectTypeOf(priced).toEqualTypeOf<StoredCart<typeof answer>>();
});
