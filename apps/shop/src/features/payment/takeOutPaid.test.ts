import type { Order } from '@magazijn/api-client';
import { buildCart } from '@magazijn/api-client/testing';
import { expect, test, vi } from 'vitest';
import { emptyCartState } from '../../cart/emptyCartState.ts';
import { takeOutPaid } from './takeOutPaid.ts';

/** A cart of so many units of product 1, of a revision; and what was taken out of it. */
function setUp(revision: string) {
  const takeOut = vi.fn();
  const order = vi.fn(async () => ({ cart: buildCart() }) as Order | null);
  const cart = { getState: () => ({ ...emptyCartState, amounts: { 1: 3 }, revision }), takeOut };
  return { order, takeOut, parts: { api: { order }, cart } };
}
const paid = { orderId: 42, cartVersion: 'a' };
const known = { id: 42, owner: '100001', revision: 'a' };

test('[S62] the cart that was paid for is told so without asking anybody', async () => {
  const { parts, takeOut, order } = setUp('a');
  await takeOutPaid(parts, '100001', paid);
  expect(takeOut.mock.calls).toEqual([
    [{ ...known, intent: { amounts: { 1: 3 }, coupon: '', orderReference: '' } }],
  ]);
  expect(order).not.toHaveBeenCalled();
});

test('[S62] of a cart that changed while the buyer was at the bank, what was paid for is taken out', async () => {
  const { parts, takeOut } = setUp('b');
  await takeOutPaid(parts, '100001', paid);
  const [line] = buildCart().lines;
  expect(takeOut.mock.calls[0]?.[0]).toMatchObject({
    ...known,
    intent: { amounts: { [line?.productId ?? 0]: line?.quantity } },
  });
});

test('an order that nobody knows takes nothing out', async () => {
  const { parts, takeOut, order } = setUp('b');
  order.mockResolvedValue(null);
  await takeOutPaid(parts, '100001', paid);
  expect(takeOut).not.toHaveBeenCalled();
});
