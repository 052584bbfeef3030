import type { CartIntent, CartLine } from '@magazijn/api-client';
import { largestLineAmount, reorderAmounts } from '@magazijn/domain/cart';
import { eurosFromCents } from '@magazijn/domain/money';
import { orderTexts } from './orderTexts.ts';
import type { ReorderDifference } from './ReorderDifference.ts';

/** What 'Opnieuw bestellen' puts into the cart at once, and what it cannot. */
export interface ReorderPlan {
  readonly added: CartIntent['amounts'];
  readonly differences: readonly ReorderDifference[];
}

/**
 * Tells what of an order can be ordered as it was (T14, decision "Opnieuw bestellen"): the whole quantity, on top of what
 * is in the cart. Gifts are left out: a deal that still holds brings them by itself.
 *
 * @param inCart what is in the cart already
 */
export function planReorder(lines: readonly CartLine[], inCart: CartIntent['amounts']): ReorderPlan {
  const bought = lines.filter((line) => !line.giveAway);
  const differences = bought.flatMap((line) => obstacleOf(line, inCart[line.productId] ?? 0) ?? []);
  const hindered = new Set(differences.map(({ line }) => line));
  return {
    added: reorderAmounts(bought.filter((line) => !hindered.has(line)).map(reorderLine)),
    differences,
  };
}

/** What stands in the way of ordering a line as it was; null when nothing does. */
function obstacleOf(line: CartLine, inCart: number): ReorderDifference | null {
  const { available, price, quantity, stock } = line;
  if (!available || price <= 0 || quantity <= 0) return { kind: 'gone', line, choice: 0 };
  if (stock <= 0) return { kind: 'soldOut', line, choice: 0 };
  const room = Math.max(0, Math.min(stock, largestLineAmount) - inCart);
  if (room >= quantity) return null;
  return { kind: 'fewer', line, detail: orderTexts.stockLeft(stock), choice: room };
}

const reorderLine = (line: CartLine) => ({
  productId: line.productId,
  amount: line.quantity,
  priceExclusive: eurosFromCents(line.price),
});
