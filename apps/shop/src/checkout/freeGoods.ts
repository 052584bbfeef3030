import type { CartLine } from '@magazijn/api-client';
import { freeUnits, incompleteOffer } from '@magazijn/domain/cart';

/** A line of a free-goods deal, to count. */
export interface FreeGoods {
  readonly paid: number;
  readonly free: number;
  /** Units that are still to be entered and cost nothing; 0 when the set is complete, or not yet half. */
  readonly missing: number;
}

/**
 * How many of a line are paid and how many come free, read from the deal's own name (V21); null for a deal of another
 * kind. The sums are the server's: this only counts.
 *
 * @example '2+1 gratis' with 5 in the cart // { paid: 4, free: 1, missing: 1 }
 */
export function freeGoods({
  offerLabel,
  quantity,
}: Pick<CartLine, 'offerLabel' | 'quantity'>): FreeGoods | null {
  const [, paid, free] = /^([1-9]\d?)\+([1-9]\d?)(?!\d)/.exec(offerLabel) ?? [];
  if (paid === undefined || free === undefined) return null;
  const deal = { kind: 'free-goods', paid: Number(paid), free: Number(free) } as const;
  const given = freeUnits(quantity, deal);
  return { paid: quantity - given, free: given, missing: incompleteOffer(quantity, deal)?.missing ?? 0 };
}
