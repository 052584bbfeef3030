import { buildCart, buildCartLine } from '@magazijn/api-client/testing';
import { expect, test } from 'vitest';
import { goneProducts } from './CartNotices.tsx';
import { cartTexts } from './cartTexts.ts';

const info = buildCart({
  lines: [buildCartLine({ productId: 1 }), buildCartLine({ productId: 5, giveAway: true })],
});

test('a product in the cart without a line is gone; a gift does not count as its product’s line', () => {
  expect(
    goneProducts({
      quantities: { 1: 2, 5: 1, 7: 1 },
      info,
      status: 'settled',
      goneNames: { 7: 'Plakstift' },
    }),
  ).toEqual([
    { id: 5, name: null },
    { id: 7, name: 'Plakstift' },
  ]);
});

test.each(['calculating', 'unsent'] as const)('no product is gone while the cart is %s', (status) => {
  expect(goneProducts({ quantities: { 7: 1 }, info, status, goneNames: {} })).toEqual([]);
});

test('no product is gone before the cart was priced', () => {
  expect(goneProducts({ quantities: { 7: 1 }, info: null, status: 'settled', goneNames: {} })).toEqual([]);
});

test.each([
  [[{ id: 7, name: 'Plakstift' }], '‘Plakstift’ in je winkelmand bestaat niet meer.'],
  [[{ id: 77, name: null }], 'Product 77 in je winkelmand bestaat niet meer.'],
  [
    [
      { id: 7, name: 'Plakstift' },
      { id: 77, name: null },
    ],
    '‘Plakstift’ en product 77 in je winkelmand bestaan niet meer.',
  ],
  [
    Array.from({ length: 40 }, (_, id) => ({ id, name: `P${id}` })),
    '‘P0’, ‘P1’, ‘P2’, ‘P3’, ‘P4’ en nog 35 producten in je winkelmand bestaan niet meer.',
  ],
])('the message names the products that are gone: %j', (gone, text) => {
  expect(cartTexts.gone(gone)).toBe(text);
});
