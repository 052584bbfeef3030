import type { CartState } from '../../cart/CartStore.ts';

/**
 * The products that the buyer wants and the shop no longer knows: the back end leaves them out of its answer.
 * Empty while an answer is under way, since a product that was just added has no line yet either.
 */
export function goneProducts({
  amounts,
  info,
  status,
}: Pick<CartState, 'amounts' | 'info' | 'status'>): readonly number[] {
  if (info === null || status === 'calculating' || status === 'unsent') return [];
  const known = new Set(info.lines.filter((line) => !line.giveAway).map((line) => line.productId));
  return Object.keys(amounts)
    .map(Number)
    .filter((id) => !known.has(id));
}
