import { type CartProduct, lineCost } from './deals.ts';

export type ProductTerms = Pick<CartProduct, 'price' | 'deal'>;

/** Whether a product keeps its ordered terms: unless today's cost less. A gift stays, unless today's terms have one. */
export function keepsTerms(ordered: ProductTerms, today: ProductTerms, quantity: number): boolean {
  const losesGift = ordered.deal?.kind === 'give-away' && today.deal?.kind !== 'give-away';
  return losesGift || lineCost(ordered, quantity) <= lineCost(today, quantity);
}
