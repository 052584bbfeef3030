import { cents } from '../money/cents.ts';
import type { CartView } from './cartView.ts';

/**
 * What everybody sees before the browser knows who looks. A file of its own: every first load needs it, and a visitor's
 * nothing else of the cart.
 */
export const unknownCart: CartView<never> = {
  known: false,
  quantities: {},
  units: 0,
  couponCode: '',
  orderReference: '',
  info: null,
  subtotal: cents(0),
  status: 'settled',
  refusal: '',
  lastAdded: null,
  kept: true,
  revision: '',
};
