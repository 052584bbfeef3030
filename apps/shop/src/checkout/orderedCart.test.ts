import { buildCart } from '@magazijn/api-client/testing';
import { expect, test } from 'vitest';
import { orderedCart } from './orderedCart.ts';

test('[T62] what was bought counts, with its coupon and reference; what came free does not', () => {
  const [line] = buildCart().lines;
  if (!line) throw new Error('A cart without lines.');
  const cart = buildCart({
    coupon: 'DEMO10',
    orderReference: 'Groep 3',
    lines: [
      { ...line, productId: 1, quantity: 12 },
      { ...line, productId: 2, quantity: 1, giveAway: true },
    ],
  });
  const order = { id: 42, owner: '100001', revision: 'a' };
  expect(orderedCart(order, cart)).toEqual({
    ...order,
    intent: { amounts: { 1: 12 }, coupon: 'DEMO10', orderReference: 'Groep 3' },
  });
});
