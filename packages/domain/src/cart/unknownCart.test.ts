import { expect, test } from 'vitest';
import { unopenedCart } from './cartReducer.ts';
import { cartView } from './cartView.ts';
import { unknownCart } from './unknownCart.ts';

test('a cart that nobody knows yet shows as one that was never opened, and says that it is not known', () => {
  expect(unknownCart).toEqual({ ...cartView(unopenedCart), known: false });
});

test('it claims nothing: no units, no sums, no call under way, nothing refused, nothing lost', () => {
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
