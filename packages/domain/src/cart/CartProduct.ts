import type { Cents } from '../money/cents.ts';

/**
 * What a product comes with, as ruled in the decisions on deals.
 *
 * - `free-goods`: of every `paid` + `free` units of this product, `free` cost nothing (2+1). The
 *   buyer enters the total, the free ones included (clause V21).
 * - `percentage`: this many per cent off the line, from 0 to 100
 * - `give-away`: from this many units, one unit of another product comes free, on a line of its own
 */
export type Deal =
  | { readonly kind: 'free-goods'; readonly paid: number; readonly free: number }
  | { readonly kind: 'percentage'; readonly percentage: number }
  | { readonly kind: 'give-away'; readonly from: number; readonly productId: number };

/** What pricing needs to know of a product. */
export interface CartProduct {
  readonly id: number;
  /** this customer's price of one unit, excluding VAT */
  readonly price: Cents;
  /** 21 means 21 % */
  readonly vatPercentage: number;
  readonly deal: Deal | null;
  /** the most units in one order; null when there is no limit */
  readonly orderLimit: number | null;
}
