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

/** A priced cart. Amounts exclude VAT unless their name says otherwise. */
export interface PricedCart {
  /** the given lines in their order, then the give-away lines */
  readonly lines: readonly PricedLine[];
  /** the free products; each is also a line */
  readonly giveAways: readonly { readonly productId: number; readonly quantity: number }[];
  /** the deals' discount over all lines; already deducted from `subtotal` */
  readonly lineDiscount: Cents;
  /** the sum of the lines after deals, before coupon and delivery */
  readonly subtotal: Cents;
  readonly couponDiscount: Cents;
  /** `couponDiscount` per VAT rate of the lines; rates without a share are absent */
  readonly couponDiscounts: readonly RatedSum[];
  readonly shipping: Cents;
  /** per VAT rate, lowest first: the taxable sum with delivery, and its VAT */
  readonly vatTotals: readonly VatTotal[];
  /** subtotal − couponDiscount + shipping */
  readonly totalExclusive: Cents;
  /** totalExclusive + the VAT of every rate */
  readonly totalInclusive: Cents;
  readonly minimumMet: boolean;
  /** how much the subtotal is below the minimum order; 0 when it is met */
  readonly missingForMinimum: Cents;
  /** how much the subtotal is below free delivery; 0 when it is reached */
  readonly missingForFreeShipping: Cents;
  /** the products above their limit per order, gifts included */
  readonly limits: readonly ExceededLimit[];
}

/** A cart line with its totals. Amounts exclude VAT unless their name says otherwise. */
export interface PricedLine {
  readonly productId: number;
  /** units, free ones included */
  readonly quantity: number;
  /** of one unit; 0 on a give-away line */
  readonly price: Cents;
  /** the deal's discount on this line; lines of one product share it in proportion to their totals */
  readonly discount: Cents;
  /** price × quantity − discount, before a coupon */
  readonly totalExclusive: Cents;
  /** Rounded for this line alone, for display: VAT is rounded once per rate, so these need not add up. */
  readonly totalInclusive: Cents;
  /** a line added by a deal: 'Uw gratis artikel!', without an editable quantity */
  readonly giveAway: boolean;
  /** the deal of this line, also before it gives a discount; null on a give-away line */
  readonly deal: Deal | null;
  /** with several lines of one product, set on the last one */
  readonly incompleteOffer: IncompleteOffer | null;
}

export interface ExceededLimit {
  readonly productId: number;
  readonly limit: number;
  readonly quantity: number;
}

/**
 * Prices a cart, to the cent: deals per line, the coupon over the VAT rates in proportion to their goods, VAT once per
 * rate.
 *
 * @example two boxes at € 30,00 and 21 %, coupon of 10 %, delivery € 7,50 below € 100,00: 60.00 − 6.00 + 7.50 = 61.50 excluding VAT, 74.42 including
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

/** Whether a cart meets the minimum order and exceeds no limit. Callers check for an empty cart themselves. */
export function canOrder(cart: {
  readonly minimumMet: boolean;
  readonly limits: readonly unknown[];
}): boolean {
  return cart.minimumMet && cart.limits.length === 0;
}

/** Each line with its totals: price × quantity, minus its share of the product's deal. */
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

/** Delivery costs excluding VAT: 0 from the threshold on, by the subtotal after deals and before the coupon. */
export function shippingCosts(subtotal: Cents, rules: CartRules): Cents {
  return subtotal >= rules.freeShippingFrom ? cents(0) : rules.shipping;
}

/** The products whose units, gifts included, exceed their limit per order. */
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
