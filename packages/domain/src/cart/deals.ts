import { type Cents, cents, multiplyCents, percentageOfCents, subtractCents } from '../money/cents.ts';

/**
 * The deal of a product, counted over all its lines.
 *
 * - `free-goods`: in every set of `paid` + `free` entered units, `free` cost nothing (2+1)
 * - `percentage`: percentage off the line, from 0 to 100
 * - `give-away`: from this many units, one unit of another product is free, on a line of its own
 */
export type Deal =
  | { readonly kind: 'free-goods'; readonly paid: number; readonly free: number }
  | { readonly kind: 'percentage'; readonly percentage: number }
  | { readonly kind: 'give-away'; readonly from: number; readonly productId: number };

export interface CartProduct {
  readonly id: number;
  /** the customer's price of one unit, excluding VAT */
  readonly price: Cents;
  /** 21 means 21 % */
  readonly vatPercentage: number;
  readonly deal: Deal | null;
  /** the maximum number of units per order; null without a limit */
  readonly orderLimit: number | null;
}

export interface CartLine {
  readonly product: CartProduct;
  /** a whole number from 0 to `maxLineQuantity` */
  readonly quantity: number;
}

/** The prices of one unit, excluding VAT; null where absent. */
interface UnitPrices {
  /** null for a visitor */
  readonly price: Cents | null;
  /** the previous price, set by the shop's owner; it may be lower than the price */
  readonly originalPrice: Cents | null;
  /** the price of one unit under a percentage deal */
  readonly offerPrice: Cents | null;
}

/**
 * The price to strike through: the previous one if it is higher than the price, else the full one under a percentage
 * deal; null without either.
 */
export const priceBefore = ({ price, originalPrice, offerPrice }: UnitPrices): Cents | null => {
  if (price !== null && originalPrice !== null && originalPrice > price) return originalPrice;
  return offerPrice === null ? null : price;
};

/**
 * How many of the entered units are free under a free-goods deal.
 *
 * @example with 2+1: freeUnits(2, deal) // 0; freeUnits(3, deal) // 1; freeUnits(7, deal) // 2
 */
export function freeUnits(quantity: number, deal: Extract<Deal, { kind: 'free-goods' }>): number {
  const set = deal.paid + deal.free;
  return Math.floor(quantity / set) * deal.free + Math.max(0, (quantity % set) - deal.paid);
}

export interface FreeGoods {
  readonly paid: number;
  readonly free: number;
  /** free units still to enter; 0 when the set is complete, or while paid units are missing */
  readonly missing: number;
}

/**
 * The entered quantity in paid and free units; null for other deals.
 *
 * @example with 2+1: freeGoods(5, deal) // { paid: 4, free: 1, missing: 1 }
 */
export function freeGoods(quantity: number, deal: Deal | null): FreeGoods | null {
  if (deal?.kind !== 'free-goods') return null;
  const free = freeUnits(quantity, deal);
  return { paid: quantity - free, free, missing: incompleteOffer(quantity, deal)?.missing ?? 0 };
}

export interface IncompleteOffer {
  /** units still to enter; under a free-goods deal they are free */
  readonly missing: number;
  /** free units per complete set; 1 for a give-away */
  readonly free: number;
}

/**
 * The units that a line lacks for its free units (2+1 with 2 entered) or its gift; null when complete or for other deals.
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

/** Merges the lines of each product into one with their total units, in the order of their first lines. */
export function sumPerProduct(lines: readonly CartLine[]): CartLine[] {
  const products = new Map<number, CartLine>();
  for (const { product, quantity } of lines) {
    const before = products.get(product.id);
    products.set(product.id, { product, ...before, quantity: (before?.quantity ?? 0) + quantity });
  }
  return [...products.values()];
}

/** The gifts of the lines: one unit for each product that reaches its threshold, in one entry per gift. */
export function findGiveAways(lines: readonly CartLine[]): { productId: number; quantity: number }[] {
  const quantities = new Map<number, number>();
  for (const { product, quantity } of sumPerProduct(lines)) {
    if (product.deal?.kind !== 'give-away' || quantity < product.deal.from) continue;
    quantities.set(product.deal.productId, (quantities.get(product.deal.productId) ?? 0) + 1);
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

/**
 * Removes give-away deals whose gift is not available. Earned gifts come before promised ones, then the order of the
 * lines decides.
 *
 * @param maxOf the maximum units of a product per order, gifts and the buyer's own units together; 0 when it is not
 * for sale
 */
export function withPossibleGifts(
  lines: readonly CartLine[],
  maxOf: (productId: number) => number,
): CartLine[] {
  const products = sumPerProduct(lines);
  const room = new Map<number, number>();
  const roomFor = (productId: number): number => {
    const ordered = products.find(({ product }) => product.id === productId)?.quantity ?? 0;
    return room.get(productId) ?? maxOf(productId) - ordered;
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

/**
 * The unit price after a percentage deal, rounded once to whole cents. Null without such a deal, and where rounding per
 * unit would change the discount by more than a tenth: then it is rounded once on the line.
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

/** The price of a quantity after the product's own deal, excluding VAT. */
export const lineCost = (product: Pick<CartProduct, 'price' | 'deal'>, quantity: number): Cents =>
  subtractCents(multiplyCents(product.price, quantity), lineDiscount(product, quantity));

/** The discount of the product's own deal on a quantity, excluding VAT. */
export function lineDiscount(product: Pick<CartProduct, 'price' | 'deal'>, quantity: number): Cents {
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
