import type { CartInfo } from '@magazijn/api-client';
import { addCents, type Cents } from '@magazijn/domain/money';

/** The server's sums above its subtotal, as a buyer reads them from top to bottom. */
export interface CartTotals {
  /** All lines at their full price. */
  readonly products: Cents;
  /** What the deals of the lines take off; already out of the subtotal. */
  readonly dealDiscount: Cents;
}

export function cartTotals(cart: CartInfo): CartTotals {
  const dealDiscount = addCents(...cart.lines.map((line) => line.discount));
  return { products: addCents(cart.subtotal, dealDiscount), dealDiscount };
}
