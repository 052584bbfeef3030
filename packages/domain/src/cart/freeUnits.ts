import type { Deal } from './CartProduct.ts';

/**
 * How many of the entered units a free-goods deal makes free (ruling on n+m deals).
 * The buyer enters the total; in every set of `paid` + `free` the first `paid` are charged.
 *
 * @example with 2+1: freeUnits(2, deal) // 0; freeUnits(3, deal) // 1; freeUnits(7, deal) // 2
 */
export function freeUnits(amount: number, deal: Extract<Deal, { kind: 'free-goods' }>): number {
  const set = deal.paid + deal.free;
  return Math.floor(amount / set) * deal.free + Math.max(0, (amount % set) - deal.paid);
}
