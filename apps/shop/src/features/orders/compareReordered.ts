import type { CartInfo, CartIntent, CartLine } from '@magazijn/api-client';
import { orderTexts } from './orderTexts.ts';
import type { ReorderDifference } from './ReorderDifference.ts';

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
  added: CartIntent['amounts'],
  now: CartInfo,
): readonly ReorderDifference[] {
  const current = new Map(now.lines.filter((line) => !line.giveAway).map((line) => [line.productId, line]));
  const gifts = new Set(now.lines.filter((line) => line.giveAway).map((line) => line.productId));
  return lines.flatMap((line): readonly ReorderDifference[] => {
    if (line.giveAway) {
      if (gifts.has(line.productId)) return [];
      return [{ kind: 'dealEnded', line, detail: orderTexts.noGift, choice: 0 }];
    }
    const amount = added[line.productId];
    if (amount === undefined) return [];
    const found = differenceOf(line, amount, current.get(line.productId));
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
