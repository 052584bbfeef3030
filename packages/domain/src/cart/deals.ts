import { type Cents, cents, multiplyCents, percentageOfCents, subtractCents } from '../money/cents.ts';

/**
 * The deal that a product comes with.
 *
 * - `free-goods`: of every `paid` + `free` units of this product, `free` cost nothing (2+1). The
 *   buyer enters the total, the free ones included.
 * - `percentage`: this many per cent off the line, from 0 to 100
 * - `give-away`: from this many units, one unit of another product comes free, on a line of its own
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
  /** a whole number from 0 to 9999 */
  readonly amount: number;
}

/**
 * What one unit costs after a percentage deal, rounded once to whole cents; null without such a deal.
 * Lists show this price and a line is this price times its quantity, so what is shown is what is charged.
 *
 * @example offerPrice({ price: cents(1085), deal: { kind: 'percentage', percentage: 10 } }) // 976; two cost 1952
 */
export function offerPrice({ price, deal }: Pick<CartProduct, 'price' | 'deal'>): Cents | null {
  if (deal?.kind !== 'percentage') return null;
  return subtractCents(price, percentageOfCents(price, deal.percentage));
}

/** What a product's own deal takes off a line of so many units, excluding VAT. */
export function lineDiscount(product: CartProduct, amount: number): Cents {
  switch (product.deal?.kind) {
    case 'free-goods':
      return multiplyCents(product.price, freeUnits(amount, product.deal));
    case 'percentage':
      return multiplyCents(percentageOfCents(product.price, product.deal.percentage), amount);
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
export function freeUnits(amount: number, deal: Extract<Deal, { kind: 'free-goods' }>): number {
  const set = deal.paid + deal.free;
  return Math.floor(amount / set) * deal.free + Math.max(0, (amount % set) - deal.paid);
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
export function incompleteOffer(amount: number, deal: Deal | null): IncompleteOffer | null {
  if (deal?.kind === 'give-away') {
    return amount > 0 && amount < deal.from ? { missing: deal.from - amount, free: 1 } : null;
  }
  if (deal?.kind !== 'free-goods') return null;
  const set = deal.paid + deal.free;
  const rest = amount % set;
  return rest >= deal.paid ? { missing: set - rest, free: deal.free } : null;
}

/**
 * What comes free with the lines: one unit of the deal's product per line
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
