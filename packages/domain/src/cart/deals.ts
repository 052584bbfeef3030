import { type Cents, cents, multiplyCents, percentageOfCents, subtractCents } from '../money/cents.ts';

/**
 * The deal that a product comes with.
 *
 * - `free-goods`: of every `paid` + `free` units of this product, `free` cost nothing (2+1). The
 *   buyer enters the total, the free ones included.
 * - `percentage`: this many per cent off the line, from 0 to 100
 * - `give-away`: from this many units, one unit of another product comes free, on a line of its own
 *
 * A deal counts all units of its product in the cart, on however many lines they stand.
 */
export type Deal =
  | { readonly kind: 'free-goods'; readonly paid: number; readonly free: number }
  | { readonly kind: 'percentage'; readonly percentage: number }
  | { readonly kind: 'give-away'; readonly from: number; readonly productId: number };

/** What pricing needs to know of a product. */
export interface CartProduct {
  readonly id: number;
  /** this customer's price of one unit, excluding VAT */
  readonly price: Cents;
  /** 21 means 21 % */
  readonly vatPercentage: number;
  readonly deal: Deal | null;
  /** the most units in one order; null when there is no limit */
  readonly orderLimit: number | null;
}

/** A product and how many units of it the buyer entered. */
export interface CartLine {
  readonly product: CartProduct;
  /** a whole number from 0 to `largestLineQuantity` */
  readonly quantity: number;
}

/**
 * What one unit costs after a percentage deal, rounded once to whole cents; null without such a deal. Lists show this
 * price and a line is this price times its quantity, so what is shown is what is charged.
 *
 * Null also where whole cents per unit would change what the deal takes off by more than a tenth, as on a unit price of a
 * few cents: then lists show the full price beside the percentage, and the discount is rounded once on the line.
 *
 * @example
 * offerPrice({ price: cents(1085), deal: { kind: 'percentage', percentage: 10 } }) // 976; two cost 1952
 * offerPrice({ price: cents(5), deal: { kind: 'percentage', percentage: 10 } }) // null; a thousand cost 4500
 */
export function offerPrice({ price, deal }: Pick<CartProduct, 'price' | 'deal'>): Cents | null {
  if (deal?.kind !== 'percentage') return null;
  const off = percentageOfCents(price, deal.percentage);
  const exact = (price * deal.percentage) / 100;
  return Math.abs(off - exact) > exact / 10 ? null : subtractCents(price, off);
}

/** The prices of one unit, excluding VAT; null where there is none. */
interface UnitPrices {
  /** null for a visitor */
  readonly price: Cents | null;
  /** what it was before, as the shop's owner set it */
  readonly originalPrice: Cents | null;
  /** what is paid for one under a deal that makes each unit cheaper */
  readonly offerPrice: Cents | null;
}

/**
 * What is struck through beside what is paid for one: the price of before wherever there is one, else the full price
 * under a deal that makes each unit cheaper; null without either. Cards, lists and the lines of a cart ask this.
 */
export const priceBefore = ({ price, originalPrice, offerPrice }: UnitPrices): Cents | null =>
  originalPrice ?? (offerPrice === null ? null : price);

/** What a product's own deal takes off so many units of it, excluding VAT. */
export function lineDiscount(product: CartProduct, quantity: number): Cents {
  switch (product.deal?.kind) {
    case 'free-goods':
      return multiplyCents(product.price, freeUnits(quantity, product.deal));
    case 'percentage': {
      const unitPrice = offerPrice(product);
      return unitPrice === null
        ? percentageOfCents(multiplyCents(product.price, quantity), product.deal.percentage)
        : multiplyCents(subtractCents(product.price, unitPrice), quantity);
    }
    default:
      return cents(0);
  }
}

/**
 * How many of the entered units a free-goods deal makes free.
 * The buyer enters the total; in every set of `paid` + `free` the first `paid` are charged.
 *
 * @example with 2+1: freeUnits(2, deal) // 0; freeUnits(3, deal) // 1; freeUnits(7, deal) // 2
 */
export function freeUnits(quantity: number, deal: Extract<Deal, { kind: 'free-goods' }>): number {
  const set = deal.paid + deal.free;
  return Math.floor(quantity / set) * deal.free + Math.max(0, (quantity % set) - deal.paid);
}

/** A quantity of a free-goods deal, counted. */
export interface FreeGoods {
  readonly paid: number;
  readonly free: number;
  /** units still to enter that cost nothing; 0 when the set is complete, or not yet half */
  readonly missing: number;
}

/**
 * How many of the entered units are paid and how many come free; null for a deal of another kind.
 *
 * @example with 2+1: freeGoods(5, deal) // { paid: 4, free: 1, missing: 1 }
 */
export function freeGoods(quantity: number, deal: Deal | null): FreeGoods | null {
  if (deal?.kind !== 'free-goods') return null;
  const free = freeUnits(quantity, deal);
  return { paid: quantity - free, free, missing: incompleteOffer(quantity, deal)?.missing ?? 0 };
}

/** A deal of which the buyer has entered some, but not all that it takes. */
export interface IncompleteOffer {
  /** units still to enter; of a free-goods deal they cost nothing */
  readonly missing: number;
  /** units that come free in each complete set; of a give-away the one gift */
  readonly free: number;
}

/**
 * What is missing from a line for its free goods (2+1 with 2 entered is an incomplete offer) or for its gift;
 * null when nothing is, or when the deal is of another kind.
 *
 * @example with 2+1: 1 entered // null; 2 entered // { missing: 1, free: 1 }; 3 entered // null
 */
export function incompleteOffer(quantity: number, deal: Deal | null): IncompleteOffer | null {
  if (deal?.kind === 'give-away') {
    return quantity > 0 && quantity < deal.from ? { missing: deal.from - quantity, free: 1 } : null;
  }
  if (deal?.kind !== 'free-goods') return null;
  const set = deal.paid + deal.free;
  const rest = quantity % set;
  return rest >= deal.paid ? { missing: set - rest, free: deal.free } : null;
}

/** One line per product, with the units of all of its lines; in the order of the first of them. */
export function sumPerProduct(lines: readonly CartLine[]): CartLine[] {
  const products = new Map<number, CartLine>();
  for (const { product, quantity } of lines) {
    const before = products.get(product.id);
    products.set(product.id, { product, ...before, quantity: (before?.quantity ?? 0) + quantity });
  }
  return [...products.values()];
}

/**
 * What comes free with the lines: one unit of the deal's product per product that reaches the deal's number. The same gift
 * of two products is one entry.
 */
export function findGiveAways(lines: readonly CartLine[]): { productId: number; quantity: number }[] {
  const quantities = new Map<number, number>();
  for (const { product, quantity } of sumPerProduct(lines)) {
    if (product.deal?.kind !== 'give-away' || quantity < product.deal.from) continue;
    quantities.set(product.deal.productId, (quantities.get(product.deal.productId) ?? 0) + 1);
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

/**
 * The lines, without the give-away deals whose gift cannot come along: a gift counts against the stock and the limit of
 * its own product, together with what the buyer orders of that. Gifts that are earned come before those that are only
 * promised, then the order of the lines decides. A product whose gift cannot come along is sold without its deal, instead
 * of in an order that cannot be placed.
 *
 * @param mostOf how many units of a product one order may hold, by its stock and its limit; 0 of one that is not for sale
 */
export function withPossibleGifts(
  lines: readonly CartLine[],
  mostOf: (productId: number) => number,
): CartLine[] {
  const products = sumPerProduct(lines);
  const room = new Map<number, number>();
  const roomFor = (productId: number): number => {
    const ordered = products.find(({ product }) => product.id === productId)?.quantity ?? 0;
    return room.get(productId) ?? mostOf(productId) - ordered;
  };
  const possible = new Set<number>();
  const earned = ({ product: { deal }, quantity }: CartLine) =>
    deal?.kind === 'give-away' && quantity >= deal.from;
  for (const { product } of products.toSorted((a, b) => Number(earned(b)) - Number(earned(a)))) {
    if (product.deal?.kind !== 'give-away') continue;
    const left = roomFor(product.deal.productId);
    if (left < 1) continue;
    room.set(product.deal.productId, left - 1);
    possible.add(product.id);
  }
  return lines.map(({ product, quantity }) =>
    product.deal?.kind === 'give-away' && !possible.has(product.id)
      ? { product: { ...product, deal: null }, quantity }
      : { product, quantity },
  );
}
