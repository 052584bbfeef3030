import { emptyCart, setQuantity } from '@magazijn/domain/cart';
import { expect, test } from 'vitest';
import type { CartRecord } from './CartRecord.ts';
import { settledRecord } from './settledRecord.ts';

const rest = { revision: '0'.repeat(32), ordered: [42] };
const intent = (amount: number) => ({ amounts: { 7: amount }, coupon: '', orderReference: '' });
const stored = (amount: number) => setQuantity(emptyCart('100001'), 7, amount);
const settle = (now: CartRecord, amount: number) => settledRecord(now, intent(amount), { lines: 1 }, 9.5);

test('[T13] the answer to the latest intent is stored, and nothing is pending', () => {
  const settled = settle({ stored: stored(1), pending: intent(2), ...rest }, 2);
  expect(settled).toMatchObject({
    stored: { amount: { 7: 2 }, total: { items: 2, amount: 9.5 }, data: { lines: 1 } },
    pending: null,
  });
});

test('what was touched meanwhile stays pending', () => {
  expect(settle({ stored: stored(1), pending: intent(3), ...rest }, 2)).toMatchObject({
    stored: { amount: { 7: 2 } },
    pending: { amounts: { 7: 3 } },
  });
});

test('the cart is priced again without a change', () => {
  expect(settle({ stored: stored(2), pending: null, ...rest }, 2)?.stored.data).toEqual({ lines: 1 });
});

test('an answer to what nobody wants any more is stale', () => {
  expect(settle({ stored: stored(1), pending: null, ...rest }, 2)).toBeNull();
  expect(settle({ stored: emptyCart('100001'), pending: null, ...rest }, 2)).toBeNull();
});
