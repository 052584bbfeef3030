import type { CartInfo, CartLine } from '@magazijn/api-client';
import type { CartQuantities } from '@magazijn/domain/cart';
import { reorderQuantities } from '@magazijn/domain/cart';
import { eurosFromCents } from '@magazijn/domain/money';
import type { Difference } from '@magazijn/ui';
import { orderTexts } from './orderTexts.ts';

/** One product of an earlier order that is not as it was. */
export interface ReorderDifference {
  readonly kind: Difference['kind'];
  /** As it stands in the order. */
  readonly line: CartLine;
  /** In the place of the words of its kind. */
  readonly cause?: string;
  readonly detail?: string;
  /** How many of it the buyer can still put into the cart by this choice; 0 when there is nothing to choose. */
  readonly choice: number;
  /** What it costs now, where that is something else than it was. */
  readonly price?: CartLine['price'];
}

/** What 'Opnieuw bestellen' puts into the cart at once, and what it cannot. */
interface ReorderPlan {
  readonly added: CartQuantities;
  readonly differences: readonly ReorderDifference[];
}

/**
 * Tells what of an order can be ordered as it was: the whole quantity, on top of what
 * is in the cart. Gifts are left out: a deal that still holds brings them by itself.
 *
 * @param inCart what is in the cart already
 */
export function planReorder(lines: readonly CartLine[], inCart: CartQuantities): ReorderPlan {
  const bought = boughtPerProduct(lines);
  const differences = bought.flatMap((line) => obstacleOf(line, inCart) ?? []);
  const hindered = new Set(differences.map(({ line }) => line));
  const possible = bought.filter((line) => !hindered.has(line));
  return { added: reorderQuantities(possible.map(reorderLine), inCart).quantities, differences };
}

/** One line per product that was bought, with the units of all of its lines. */
function boughtPerProduct(lines: readonly CartLine[]): CartLine[] {
  const products = new Map<number, CartLine>();
  for (const line of lines) {
    if (line.giveAway) continue;
    const before = products.get(line.productId);
    products.set(line.productId, before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  return [...products.values()];
}

/** What stands in the way of ordering a line as it was; null when nothing does. */
function obstacleOf(line: CartLine, inCart: CartQuantities): ReorderDifference | null {
  const { productId, available, price, quantity, stock } = line;
  if (!available || price <= 0 || quantity <= 0) return { kind: 'gone', line, choice: 0 };
  if (stock <= 0) return { kind: 'soldOut', line, choice: 0 };
  const { quantities, leftOut } = reorderQuantities([reorderLine(line)], inCart);
  const room = quantities[productId] ?? 0;
  const left = Math.max(0, stock - (inCart[productId] ?? 0));
  if (left < Math.min(room, quantity))
    return { kind: 'fewer', line, detail: orderTexts.stockLeft(stock), choice: left };
  const beyond = leftOut[productId] ?? 0;
  return beyond === 0
    ? null
    : {
        kind: 'fewer',
        line,
        cause: orderTexts.tooMany,
        detail: orderTexts.leftOut(quantity, beyond),
        choice: room,
      };
}

const reorderLine = (line: CartLine) => ({
  productId: line.productId,
  quantity: line.quantity,
  priceExclusive: eurosFromCents(line.price),
});

/**
 * How what was put into the cart again differs from the order that it comes from: another price, a deal that ended, a
 * limit, a gift that is gone; and what the shop turned out not to have any more.
 *
 * @param lines of the order
 * @param added what of it was put into the cart, product id to quantity
 * @param now the server's word on the cart that holds it
 */
export function compareReordered(
  lines: readonly CartLine[],
  added: CartQuantities,
  now: CartInfo,
): readonly ReorderDifference[] {
  const current = new Map(now.lines.filter((line) => !line.giveAway).map((line) => [line.productId, line]));
  const bought = boughtPerProduct(lines);
  const given = lines.filter((line) => line.giveAway);
  const gifts = new Set(now.lines.filter((line) => line.giveAway).map((line) => line.productId));
  return [...bought, ...given].flatMap((line): readonly ReorderDifference[] => {
    if (line.giveAway) {
      if (gifts.has(line.productId)) return [];
      return [{ kind: 'dealEnded', line, detail: orderTexts.noGift, choice: 0 }];
    }
    const quantity = added[line.productId];
    if (quantity === undefined) return [];
    const found = differenceOf(line, quantity, current.get(line.productId));
    return found === null ? [] : [found];
  });
}

function differenceOf(was: CartLine, choice: number, is: CartLine | undefined): ReorderDifference | null {
  if (is === undefined || !is.available) return { kind: 'gone', line: was, choice: 0 };
  if (is.stock <= 0) return { kind: 'soldOut', line: was, choice: 0 };
  if (is.limitMessage !== null) return { kind: 'fewer', line: was, detail: is.limitMessage, choice };
  const price = is.price === was.price ? {} : { price: is.price };
  if (was.discount > 0 && is.discount === 0) {
    return { kind: 'dealEnded', line: was, choice, ...price, ...labelOf(was) };
  }
  if (is.price === was.price) return null;
  return { kind: is.price > was.price ? 'dearer' : 'cheaper', line: was, choice, ...price };
}

const labelOf = ({ offerLabel }: CartLine) => (offerLabel === '' ? {} : { detail: offerLabel });
