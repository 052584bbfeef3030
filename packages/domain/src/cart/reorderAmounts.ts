import { largestLineAmount, lineAmount } from './lineAmount.ts';
import type { CartAmounts } from './StoredCart.ts';

/** What `reorderAmounts` needs to know of a line of an earlier order. */
export interface ReorderLine {
  readonly productId: number;
  readonly amount: number;
  /** unit price excluding VAT, in any unit: only whether it is above 0 counts */
  readonly priceExclusive: number;
}

/**
 * What 'Opnieuw bestellen' puts back into the cart (clause T14): the lines with a price above 0 and
 * an amount above 0, so no give-aways. Lines of the same product are added up, to 9999 at most.
 */
export function reorderAmounts(lines: readonly ReorderLine[]): CartAmounts {
  const amounts: Record<string, number> = {};
  for (const { productId, amount, priceExclusive } of lines) {
    if (!(priceExclusive > 0) || !(amount > 0) || !lineAmount(amount).ok) continue;
    amounts[productId] = Math.min((amounts[productId] ?? 0) + amount, largestLineAmount);
  }
  return amounts;
}
