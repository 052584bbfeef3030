import type { CartQuantities } from '@magazijn/domain/cart';

/** The quantities that `addAll` takes to undo an addition. */
export const negated = (quantities: CartQuantities): CartQuantities =>
  Object.fromEntries(Object.entries(quantities).map(([id, quantity]) => [id, -quantity]));
