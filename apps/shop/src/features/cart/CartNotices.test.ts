import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { expect, test } from 'vitest';
import { goneProducts } from './CartNotices.tsx';

const info = buildCart({
  lines: [buildCartLine({ productId: 1 }), buildCartLine({ productId: 5, giveAway: true })],
});

test('what is wanted and has no line is gone; a gift is no line of its own product', () => {
  expect(goneProducts({ quantities: { 1: 2, 5: 1, 7: 1 }, info, status: 'settled' })).toEqual([5, 7]);
});

test.each(['calculating', 'unsent'] as const)('nothing is called gone while the cart is %s', (status) => {
  expect(goneProducts({ quantities: { 7: 1 }, info, status })).toEqual([]);
});

test('nothing is called gone before the server was asked', () => {
  expect(goneProducts({ quantities: { 7: 1 }, info: null, status: 'settled' })).toEqual([]);
});
