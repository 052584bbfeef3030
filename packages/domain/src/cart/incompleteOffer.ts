import type { Deal } from './CartProduct.ts';

/** A deal of which the buyer has entered some, but not all that it takes. */
export interface IncompleteOffer {
  /** units still to enter; of a free-goods deal they cost nothing */
  readonly missing: number;
  /** units that come free in each complete set; of a give-away the one gift */
  readonly free: number;
}

/**
 * What is missing from a line for its free goods (ruling: 2+1 with 2 entered is an incomplete offer) or for its gift;
 * null when nothing is, or when the deal is of another kind.
 *
 * @example with 2+1: 1 entered // null; 2 entered // { missing: 1, free: 1 }; 3 entered // null
 */
export function incompleteOffer(amount: number, deal: Deal | null): IncompleteOffer | null {
  if (deal?.kind === 'give-away') {
    return amount > 0 && amount < deal.from ? { missing: deal.from - amount, free: 1 } : null;
  }
  if (deal?.kind !== 'free-goods') return null;
  const set = deal.paid + deal.free;
  const rest = amount % set;
  return rest >= deal.paid ? { missing: set - rest, free: deal.free } : null;
}
