import type { CartLine } from './CartLine.ts';
import type { ExceededLimit } from './PricedCart.ts';

/** The lines with more units than one order may hold. Any of them stops the order (clause V20). */
export function findExceededLimits(lines: readonly CartLine[]): ExceededLimit[] {
  return lines.flatMap(({ product, amount }) =>
    product.orderLimit !== null && amount > product.orderLimit
      ? [{ productId: product.id, limit: product.orderLimit, amount }]
      : [],
  );
}
