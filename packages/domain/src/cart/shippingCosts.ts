import { type Cents, cents } from '../money/cents.ts';
import type { CartRules } from './CartRules.ts';

/**
 * What delivery costs, excluding VAT: nothing from the threshold on, compared with the subtotal
 * after line deals and before the coupon (clause K05, ruling "Minimum order, free delivery").
 */
export function shippingCosts(subtotal: Cents, rules: CartRules): Cents {
  return subtotal >= rules.freeShippingFrom ? cents(0) : rules.shipping;
}
