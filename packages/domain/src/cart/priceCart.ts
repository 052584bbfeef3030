import { allocateOver, couponPerVatRate } from '../money/allocateCents.ts';
import {
  addCents,
  type Cents,
  cents,
  multiplyCents,
  percentageOfCents,
  subtractCents,
} from '../money/cents.ts';
import { type RatedSum, type VatTotal, vatPerRate } from '../money/vatRates.ts';
import { type CartRules, type CartToPrice, checkCartLine, checkCoupon } from './cartToPrice.ts';
import {
  type CartLine,
  type CartProduct,
  type Deal,
  findGiveAways,
  type IncompleteOffer,
  incompleteOffer,
  lineDiscount,
  sumPerProduct,
} from './deals.ts';

/** What a cart costs and whether it can be ordered. Amounts exclude VAT unless their name says otherwise. */
export interface PricedCart {
  /** the lines as given, in their order, then the give-away lines */
  readonly lines: readonly PricedLine[];
  /** the products to add for nothing; each is also a line */
  readonly giveAways: readonly { readonly productId: number; readonly quantity: number }[];
  /** what the deals take off all lines together; already out of `subtotal` */
  readonly lineDiscount: Cents;
  /** the lines' totals: after their deals, before the coupon and delivery */
  readonly subtotal: Cents;
  /** what the coupon takes off the subtotal */
  readonly couponDiscount: Cents;
  /** `couponDiscount` spread over the VAT rates of the lines; rates that get nothing are absent */
  readonly couponDiscounts: readonly RatedSum[];
  readonly shipping: Cents;
  /** per VAT rate, the lowest first: the sum that is taxed, delivery included, and the VAT on it */
  readonly vatTotals: readonly VatTotal[];
  /** subtotal − couponDiscount + shipping */
  readonly totalExclusive: Cents;
  /** totalExclusive + the VAT of every rate */
  readonly totalInclusive: Cents;
  readonly minimumMet: boolean;
  /** by how much the subtotal falls short of the minimum order; 0 when it does not */
  readonly missingForMinimum: Cents;
  /** by how much the subtotal falls short of free delivery; 0 when it does not */
  readonly missingForFreeShipping: Cents;
  /** the products of which there are more units than one order may hold, gifts included */
  readonly limits: readonly ExceededLimit[];
}

/** A cart line with its sums. Amounts exclude VAT unless their name says otherwise. */
export interface PricedLine {
  readonly productId: number;
  /** units, those that a deal makes free included */
  readonly quantity: number;
  /** of one unit; 0 on a give-away line */
  readonly price: Cents;
  /** what the product's deal takes off this line; lines of one product share it by what they are worth */
  readonly discount: Cents;
  /** price × quantity − discount, before a coupon */
  readonly totalExclusive: Cents;
  /**
   * `totalExclusive` with VAT, rounded for this line alone. For reading only: the VAT that is due is
   * rounded once per rate, so these need not add up to the cart's `totalInclusive`.
   */
  readonly totalInclusive: Cents;
  /** a line that a deal added: 'Uw gratis artikel!', without an editable quantity */
  readonly giveAway: boolean;
  /** the deal that counts for this line, whether or not it takes something off yet; null on a give-away line */
  readonly deal: Deal | null;
  /** of several lines of one product it stands on the last */
  readonly incompleteOffer: IncompleteOffer | null;
}

/** A product of which the cart holds more than one order may. */
export interface ExceededLimit {
  readonly productId: number;
  readonly limit: number;
  readonly quantity: number;
}

/**
 * What a cart costs.
 *
 * Deals come off their lines; the coupon comes off the subtotal and is spread over the VAT rates by
 * what each is worth; VAT is rounded once per rate. All sums agree to the cent.
 *
 * @example two boxes at € 30,00 and 21 %, coupon of 10 %, delivery € 7,50 below € 100,00:
 * subtotal 60.00 − coupon 6.00 + delivery 7.50 = 61.50 excluding; VAT 12.92 (from 12.915);
 * 74.42 including
 * @throws RangeError for a negative price, an impossible quantity, percentage or deal
 */
export function priceCart({ lines, coupon, rules }: CartToPrice): PricedCart {
  lines.forEach(checkCartLine);
  checkCoupon(coupon);
  const priced = priceLines(lines);
  const pricedLines = priced.map(({ line }) => line);
  const giveAways = findGiveAways(lines);
  const subtotal = addCents(...pricedLines.map((line) => line.totalExclusive));
  const shipping = lines.some((line) => line.quantity > 0) ? shippingCosts(subtotal, rules) : cents(0);
  const couponDiscount = percentageOfCents(subtotal, coupon?.percentage ?? 0);

  const goods = priced.map(({ product, line }) => ({
    vatPercentage: product.vatPercentage,
    sum: line.totalExclusive,
  }));
  const couponDiscounts = couponPerVatRate(couponDiscount, goods);
  const vatTotals = vatPerRate([
    ...goods,
    ...couponDiscounts.map(({ vatPercentage, sum }) => ({ vatPercentage, sum: cents(-sum) })),
    { vatPercentage: rules.shippingVatPercentage, sum: shipping },
  ]);
  const totalExclusive = addCents(subtractCents(subtotal, couponDiscount), shipping);

  return {
    lines: [...pricedLines, ...giveAways.map(giveAwayLine)],
    giveAways,
    lineDiscount: addCents(...pricedLines.map((line) => line.discount)),
    subtotal,
    couponDiscount,
    couponDiscounts,
    shipping,
    vatTotals,
    totalExclusive,
    totalInclusive: addCents(totalExclusive, ...vatTotals.map(({ vat }) => vat)),
    minimumMet: subtotal >= rules.minimumOrder,
    missingForMinimum: shortOf(rules.minimumOrder, subtotal),
    missingForFreeShipping: shortOf(rules.freeShippingFrom, subtotal),
    limits: findExceededLimits(lines, giveAways),
  };
}

/**
 * Whether a cart can be ordered: the minimum order is met and no limit is exceeded.
 * An empty cart meets no minimum above 0; that it has no products is for the caller to say.
 */
export function canOrder(cart: {
  readonly minimumMet: boolean;
  readonly limits: readonly unknown[];
}): boolean {
  return cart.minimumMet && cart.limits.length === 0;
}

/** Each line with its sums: price × quantity, less its part of what the product's own deal takes off. */
function priceLines(lines: readonly CartLine[]): { product: CartProduct; line: PricedLine }[] {
  const priced: { product: CartProduct; line: PricedLine }[] = [];
  for (const { product, quantity } of sumPerProduct(lines)) {
    const own = [...lines.entries()].filter(([, line]) => line.product.id === product.id);
    const last = own.at(-1);
    const shares = allocateOver(
      lineDiscount(product, quantity),
      own,
      ([, line]) => product.price * line.quantity,
    );
    for (const [place, discount] of shares) {
      const offer = place === last ? incompleteOffer(quantity, product.deal) : null;
      priced[place[0]] = { product, line: priceLine(product, place[1].quantity, discount, offer) };
    }
  }
  return priced;
}

function priceLine(
  product: CartProduct,
  quantity: number,
  discount: Cents,
  offer: IncompleteOffer | null,
): PricedLine {
  const totalExclusive = subtractCents(multiplyCents(product.price, quantity), discount);
  return {
    productId: product.id,
    quantity,
    price: product.price,
    discount,
    totalExclusive,
    totalInclusive: addCents(totalExclusive, percentageOfCents(totalExclusive, product.vatPercentage)),
    giveAway: false,
    deal: product.deal,
    incompleteOffer: offer,
  };
}

function giveAwayLine(giveAway: { readonly productId: number; readonly quantity: number }): PricedLine {
  const nothing = cents(0);
  return {
    ...giveAway,
    price: nothing,
    discount: nothing,
    totalExclusive: nothing,
    totalInclusive: nothing,
    giveAway: true,
    deal: null,
    incompleteOffer: null,
  };
}

function shortOf(threshold: Cents, subtotal: Cents): Cents {
  return cents(Math.max(threshold - subtotal, 0));
}

/**
 * What delivery costs, excluding VAT: nothing from the threshold on, compared with the subtotal
 * after line deals and before the coupon.
 */
export function shippingCosts(subtotal: Cents, rules: CartRules): Cents {
  return subtotal >= rules.freeShippingFrom ? cents(0) : rules.shipping;
}

/**
 * The products of which there are more units than one order may hold, over all lines, what comes free included. Any of them
 * stops the order.
 */
export function findExceededLimits(
  lines: readonly CartLine[],
  giveAways: readonly { readonly productId: number; readonly quantity: number }[],
): ExceededLimit[] {
  return sumPerProduct(lines).flatMap(({ product: { id, orderLimit }, quantity: ordered }) => {
    const quantity = ordered + (giveAways.find(({ productId }) => productId === id)?.quantity ?? 0);
    return orderLimit !== null && quantity > orderLimit
      ? [{ productId: id, limit: orderLimit, quantity }]
      : [];
  });
}
