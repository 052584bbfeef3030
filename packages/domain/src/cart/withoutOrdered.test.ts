import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryStoredCart } from './arbitraryStoredCart.ts';
import { emptyCart } from './emptyCart.ts';
import type { StoredCart } from './StoredCart.ts';
import { sumAmounts } from './sumAmounts.ts';
import { withAmounts } from './withAmounts.ts';
import { withoutOrdered } from './withoutOrdered.ts';

const cart: StoredCart = {
  ...withAmounts(emptyCart('100001'), { 7: 13, 8: 2, 9: 1 }),
  discount: 'DEMO10',
  orderReference: 'Groep 3',
};

test('[T62] what was added since stays, with what was typed since', () => {
  const ordered = { amounts: { 7: 12, 8: 5 }, coupon: 'DEMO10', orderReference: 'Groep 2' };
  expect(withoutOrdered(cart, ordered)).toMatchObject({
    amount: { 7: 1, 9: 1 },
    discount: '',
    orderReference: 'Groep 3',
  });
});

test('[T62] the cart that was ordered is empty after it, whatever it held', () => {
  fc.assert(
    fc.property(arbitraryStoredCart, (whole) => {
      const { amount, discount, orderReference } = whole;
      const left = withoutOrdered(whole, { amounts: amount, coupon: discount, orderReference });
      expect(left).toEqual({ ...emptyCart(whole.customer), others: whole.others });
    }),
  );
});

test('an order of other goods takes nothing out', () => {
  fc.assert(
    fc.property(arbitraryStoredCart, (whole) => {
      const ordered = { amounts: { 999999999: 3 }, coupon: '', orderReference: '' };
      const left = withoutOrdered(whole, ordered);
      expect(left.amount).toEqual(whole.amount);
      expect(left.total.items).toBe(sumAmounts(whole.amount));
    }),
  );
});
