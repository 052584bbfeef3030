import type { Deal } from '@magazijn/domain/cart';
import type { CartProductRow } from './selectCartProducts.ts';

/**
 * A product's deal, unless it gives away what is not there: then the line is sold without its gift and without the
 * promise of it, instead of an order that nobody can place.
 */
export function possibleDeal(
  { deal }: CartProductRow,
  products: ReadonlyMap<number, CartProductRow>,
  amounts: ReadonlyMap<number, number>,
): Deal | null {
  if (deal?.kind !== 'give-away') return deal;
  const gift = products.get(deal.productId);
  // Several lines may give the same product away, so it has to be there for each of the cart's lines.
  const needed = (amounts.get(deal.productId) ?? 0) + amounts.size;
  return gift?.available && gift.stock >= needed ? deal : null;
}
