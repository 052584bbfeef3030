import type { CartLine } from '@magazijn/api-client';
import type { Difference } from '@magazijn/ui';

/** One product of an earlier order that is not as it was. */
export interface ReorderDifference {
  readonly kind: Difference['kind'];
  /** As it stands in the order. */
  readonly line: CartLine;
  readonly detail?: string;
  /** How many of it the buyer can still put into the cart by this choice; 0 when there is nothing to choose. */
  readonly choice: number;
  /** What it costs now, where that is something else than it was. */
  readonly price?: CartLine['price'];
}
