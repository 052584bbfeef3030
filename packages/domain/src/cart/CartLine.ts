import type { CartProduct } from './CartProduct.ts';

/** A product and how many units of it the buyer entered. */
export interface CartLine {
  readonly product: CartProduct;
  /** a whole number from 0 to 9999 */
  readonly amount: number;
}
