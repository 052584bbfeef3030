import { cents } from '../money/cents.ts';
import type { CartView } from './cartView.ts';

/**
 * The view before the browser has determined the customer. Separate file: every first load needs it, and a visitor
 * loads nothing else of the cart.
 */
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
