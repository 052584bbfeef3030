import type { StoredCart } from './StoredCart.ts';

/** The cart with another reference of the buyer, without the blanks around it; '' takes it away (clause T12). */
export function setOrderReference<Data>(cart: StoredCart<Data>, reference: string): StoredCart<Data> {
  return { ...cart, orderReference: reference.trim() };
}
