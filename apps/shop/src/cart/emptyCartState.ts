import { centsFromEuros } from '@magazijn/domain/money';
import type { CartState } from './CartStore.ts';

/** What everybody sees before the browser knows who looks. */
export const emptyCartState: CartState = {
  known: false,
  amounts: {},
  units: 0,
  coupon: '',
  orderReference: '',
  info: null,
  subtotal: centsFromEuros(0),
  status: 'settled',
  refusal: '',
  lastAdded: null,
  kept: true,
  revision: '',
};
