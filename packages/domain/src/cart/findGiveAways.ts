import type { CartLine } from './CartLine.ts';

/**
 * What comes free with the lines (ruling on give-aways): one unit of the deal's product per line
 * that reaches the deal's number. The same product from two lines is one entry.
 */
export function findGiveAways(lines: readonly CartLine[]): { productId: number; amount: number }[] {
  const amounts = new Map<number, number>();
  for (const { product, amount } of lines) {
    if (product.deal?.kind !== 'give-away' || amount < product.deal.from) continue;
    amounts.set(product.deal.productId, (amounts.get(product.deal.productId) ?? 0) + 1);
  }
  return [...amounts].map(([productId, amount]) => ({ productId, amount }));
}
