import { expect, test } from 'vitest';
import { unopenedCart } from './cartReducer.ts';
import { cartView } from './cartView.ts';
import { unknownCart } from './unknownCart.ts';

test('an unknown cart is the view of the unopened state, with known false', () => {
  expect(unknownCart).toEqual({ ...cartView(unopenedCart), known: false });
});

test('an unknown cart has no units, totals, pending call, refusal or storage failure', () => {
  expect(unknownCart).toMatchObject({
    units: 0,
    couponCode: '',
    orderReference: '',
    subtotal: 0,
    status: 'settled',
    refusal: '',
    kept: true,
    revision: '',
  });
});
