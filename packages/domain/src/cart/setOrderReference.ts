import { cleanText } from '../validation/cleanText.ts';
import type { StoredCart } from './StoredCart.ts';

/** The cart with another reference of the buyer, as one clean line; '' takes it away. */
export function setOrderReference<Data>(cart: StoredCart<Data>, reference: string): StoredCart<Data> {
  return { ...cart, orderReference: cleanText(reference) };
}
