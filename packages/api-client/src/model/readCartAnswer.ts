import { cartInfoSchema } from '../schemas/cart.ts';
import type { CartInfo } from './Cart.ts';
import { readCart } from './readCart.ts';

/** A stored answer of the cart call, read again; null when it is of another shape than published. */
export function readCartAnswer(answer: unknown): CartInfo | null {
  const read = cartInfoSchema.safeParse(answer);
  return read.success ? readCart(read.data) : null;
}
