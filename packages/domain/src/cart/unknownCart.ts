import { cents } from '../money/cents.ts';
import type { CartView } from './cartView.ts';

/** Separate from the cart's code, which a visitor does not load. */
export const unknownCart: CartView<never> = {
  known: false,
  quantities: {},
  units: 0,
  couponCode: '',
  orderReference: '',
  info: null,
  goneNames: {},
  subtotal: cents(0),
  status: 'settled',
  refusal: '',
  lastAdded: null,
  elsewhere: null,
  kept: true,
  revision: '',
};
