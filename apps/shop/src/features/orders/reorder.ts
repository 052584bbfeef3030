import type { CartInfo, CartLine } from '@magazijn/api-client';
import type { CartQuantities } from '@magazijn/domain/cart';
import { reorderQuantities } from '@magazijn/domain/cart';
import { eurosFromCents } from '@magazijn/domain/money';
import type { Difference } from '@magazijn/ui';
import { orderTexts } from './orderTexts.ts';

export interface ReorderDifference {
  readonly kind: Difference['kind'];
  /** As in the order. */
  readonly line: CartLine;
  /** Replaces the text of its kind. */
  readonly cause?: string;
  readonly detail?: string;
  /** The quantity that the buyer can still add; 0 without a choice. */
  readonly choice: number;
  /** The current price, if it changed. */
  readonly price?: CartLine['price'];
}

/** The quantities that 'Opnieuw bestellen' adds at once, and the products that it cannot add. */
interface ReorderPlan {
  readonly added: CartQuantities;
  readonly differences: readonly ReorderDifference[];
}

/** The products of an order to add again, in full quantities; without gifts, which their deal adds. */
export function planReorder(lines: readonly CartLine[], inCart: CartQuantities): ReorderPlan {
  const bought = boughtPerProduct(lines);
  const differences = bought.flatMap((line) => obstacleOf(line, inCart) ?? []);
  const hindered = new Set(differences.map(({ line }) => line));
  const possible = bought.filter((line) => !hindered.has(line));
  return { added: reorderQuantities(possible.map(reorderLine), inCart).quantities, differences };
}

/** A line for each bought product, with the units of all of its lines. */
function boughtPerProduct(lines: readonly CartLine[]): CartLine[] {
  const products = new Map<number, CartLine>();
  for (const line of lines) {
    if (line.giveAway) continue;
    const before = products.get(line.productId);
    products.set(line.productId, before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  return [...products.values()];
}

/** Why a line cannot be ordered as before; null without a reason. */
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
 * The differences between an order and the cart with it: prices, ended deals, limits, missing gifts and
 * products.
 * @param now the server's response for the cart with `added`
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
