import type { CartQuantities } from '@magazijn/domain/cart';

/** Negates quantities: `addAll` with the result undoes an addition. */
export const negated = (quantities: CartQuantities): CartQuantities =>
  Object.fromEntries(Object.entries(quantities).map(([id, quantity]) => [id, -quantity]));
