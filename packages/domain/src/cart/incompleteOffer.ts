import type { Deal } from './CartProduct.ts';

/** A free-goods deal of which the buyer has entered what is paid, but not all that comes free. */
export interface IncompleteOffer {
  /** units still to enter; they cost nothing */
  readonly missing: number;
  /** units that come free in each complete set */
  readonly free: number;
}

/**
 * What is missing from a line for its free goods (ruling: 2+1 with 2 entered is an incomplete offer);
 * null when nothing is, or when the deal is of another kind.
 *
 * @example with 2+1: 1 entered // null; 2 entered // { missing: 1, free: 1 }; 3 entered // null
 */
export function incompleteOffer(amount: number, deal: Deal | null): IncompleteOffer | null {
  if (deal?.kind !== 'free-goods') return null;
  const set = deal.paid + deal.free;
  const rest = amount % set;
  return rest >= deal.paid ? { missing: set - rest, free: deal.free } : null;
}
