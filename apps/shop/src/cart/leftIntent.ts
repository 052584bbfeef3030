import type { CartIntent } from '@magazijn/api-client';
import type { StoredCart } from '@magazijn/domain/cart';
import type { CartWords } from './keptWords.ts';

/** What a customer whose cart is put away wants: the amounts that wait, and the words that were kept. */
export function leftIntent({ others }: StoredCart, customer: string, words: CartWords | null): CartIntent {
  // A customer number such as 'constructor' must not find what every object inherits.
  const amounts = Object.hasOwn(others, customer) ? others[customer] : undefined;
  return { coupon: '', orderReference: '', ...words, amounts: amounts ?? {} };
}
