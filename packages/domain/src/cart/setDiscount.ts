import type { StoredCart } from './StoredCart.ts';

/** The cart with another coupon code, without the blanks around it; '' takes it away (clause T12). */
export function setDiscount<Data>(cart: StoredCart<Data>, code: string): StoredCart<Data> {
  return { ...cart, discount: code.trim() };
}
