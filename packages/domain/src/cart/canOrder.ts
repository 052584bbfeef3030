/**
 * Whether a cart can be ordered (clause V20): the minimum order is met and no limit is exceeded.
 * An empty cart meets no minimum above 0; that it has no products is for the caller to say.
 */
export function canOrder(cart: {
  readonly minimumMet: boolean;
  readonly limits: readonly unknown[];
}): boolean {
  return cart.minimumMet && cart.limits.length === 0;
}
