import { emptyCart, setQuantity } from '@magazijn/domain/cart';
import { expect, test } from 'vitest';
import type { CartRecord } from './CartRecord.ts';
import { ownRecord } from './ownRecord.ts';

const found: CartRecord = {
  stored: setQuantity(emptyCart('1'), 7, 2),
  pending: { amounts: { 7: 2, 8: 1 }, coupon: '', orderReference: '' },
  revision: '0'.repeat(32),
  ordered: [42],
};

test("one's own cart is as it was found", () => {
  expect(ownRecord(found, '1')).toBe(found);
});

test("another customer's is put away, with what was not answered yet, under its number", () => {
  const own = ownRecord(found, '2');
  expect(own).toMatchObject({
    stored: { customer: '2', amount: {}, others: { 1: { 7: 2, 8: 1 } } },
    pending: null,
    ordered: [42],
  });
  expect(own.revision).not.toBe(found.revision);
  expect(ownRecord(own, '1').stored.amount).toEqual({ 7: 2, 8: 1 });
});

test('a visitor has no cart', () => {
  expect(ownRecord(found, null).stored).toMatchObject({ customer: null, amount: {} });
});
