import { type CartProduct, lineCost } from './deals.ts';

/** The price and the deal of a product at some moment. */
export type ProductTerms = Pick<CartProduct, 'price' | 'deal'>;

/**
 * Whether a product of a placed order keeps the terms that it was ordered at when the order changes: unless today's cost less
 * for the new quantity. A gift stays too, unless today's terms have one.
 *
 * @example ordered at 10.00, today 11.00: keeps its terms, also for units that are added; today 9.00: does not
 */
export function keepsTerms(ordered: ProductTerms, today: ProductTerms, quantity: number): boolean {
  const losesGift = ordered.deal?.kind === 'give-away' && today.deal?.kind !== 'give-away';
  return losesGift || lineCost(ordered, quantity) <= lineCost(today, quantity);
}
