import { type Deal, incompleteOffer } from '../cart/deals.ts';
import { maxLineQuantity, maxOrderQuantity, type Supply } from '../cart/lineQuantity.ts';
import { type ListLine, quantityToOrder } from './ShoppingList.ts';

export interface StockProduct extends Supply {
  readonly deal: Deal | null;
}

/** The most seconds since a count that is saved; an older one is saved as made this long ago. */
export const maxCountAge = 30 * 24 * 60 * 60;

/** Whether a number is a count of a product in stock: a whole number of packs from 0; an opened pack does not count. */
export const isStockCount = (counted: number | null): counted is number =>
  counted !== null && Number.isInteger(counted) && counted >= 0 && counted <= maxLineQuantity;

/**
 * How many units to order after a stock round: the difference, rounded up to the units that a free-goods deal then
 * gives for nothing.
 *
 * @param inCart units of the product in the cart, which count for its deal
 * @example with 2+1: quantityToFill({ productId: 1, quantity: 12, kind: 'stock' }, 7, product) // 6, of which 2 are free
 */
export function quantityToFill(line: ListLine, counted: number, product: StockProduct, inCart = 0): number {
  const short = quantityToOrder({ ...line, kind: 'stock' }, counted);
  if (short === 0 || product.deal?.kind !== 'free-goods') return short;
  const { missing = 0 } = incompleteOffer(inCart + short, product.deal) ?? {};
  return inCart + short + missing <= maxOrderQuantity(product) ? short + missing : short;
}

export interface StockItem {
  readonly name: string;
  readonly articleNumber: string;
  readonly ean: string;
}

/** Digits and letters only, without leading zeros, in which the EAN-13, UPC-A and GTIN-14 of a product differ. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '')
    .replace(/^0+/, '');

/** The items with a barcode or article number, else those whose name has every word. */
export function findStockItems<Item extends StockItem>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const key = keyOf(typed);
  if (key === '') return [];
  const numbered = items.filter(
    ({ ean, articleNumber }) => key === keyOf(ean) || key === keyOf(articleNumber),
  );
  if (numbered.length > 0) return numbered;
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
