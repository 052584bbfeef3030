import { type Cents, cents, multiplyCents } from '../money/cents.ts';
import type { CartProduct } from './deals.ts';

export interface DealCompletion {
  /** units to add */
  readonly units: number;
  /** how many of them are free; 0 for a gift, which is another product */
  readonly free: number;
  /** the price of the free units, excluding VAT; 0 for a gift */
  readonly saving: Cents;
}

/**
 * The units that a quantity lacks for the next free units or the gift; null when complete, above `max`, and for other deals.
 *
 * @param quantity units in the cart; 0 gives the whole set
 * @example with 2+1 at € 2,95: 2 in the cart // { units: 1, free: 1, saving: 295 }; 1 // { units: 2, free: 1, saving: 295 }
 */
export function dealCompletion(
  { price, deal }: Pick<CartProduct, 'price' | 'deal'>,
  quantity: number,
  max: number,
): DealCompletion | null {
  if (deal?.kind === 'give-away') {
    const units = deal.from - quantity;
    return units > 0 && deal.from <= max ? { units, free: 0, saving: cents(0) } : null;
  }
  if (deal?.kind !== 'free-goods') return null;
  const set = deal.paid + deal.free;
  const units = set - (quantity % set);
  if ((units === set && quantity > 0) || quantity + units > max) return null;
  const free = Math.min(units, deal.free);
  return { units, free, saving: multiplyCents(price, free) };
}
