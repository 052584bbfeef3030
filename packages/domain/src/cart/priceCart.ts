import { allocateOver } from '../money/allocateCents.ts';
import { addCents, type Cents, cents, percentageOfCents, subtractCents } from '../money/cents.ts';
import type { CartLine } from './CartLine.ts';
import type { CartRules } from './CartRules.ts';
import { checkCartLine } from './checkCartLine.ts';
import { checkCoupon } from './checkCoupon.ts';
import { findExceededLimits } from './findExceededLimits.ts';
import { findGiveAways } from './findGiveAways.ts';
import { netPerVatRate } from './netPerVatRate.ts';
import type { PricedCart, PricedLine } from './PricedCart.ts';
import { priceLine } from './priceLine.ts';
import { shippingCosts } from './shippingCosts.ts';

/** A coupon that the back end found valid: so many per cent off the subtotal, from 0 to 100. */
export interface Coupon {
  readonly code: string;
  readonly percentage: number;
}

/** What a cart's price depends on. Each product stands on one line. */
export interface CartToPrice {
  readonly lines: readonly CartLine[];
  readonly coupon: Coupon | null;
  readonly rules: CartRules;
}

/**
 * What a cart costs (rulings on deals, minimum order and delivery in the decisions).
 *
 * Deals come off their lines; the coupon comes off the subtotal and is spread over the VAT rates by
 * what each is worth; VAT is rounded once per rate. All sums agree to the cent.
 *
 * @example two boxes at € 30,00 and 21 %, coupon of 10 %, delivery € 7,50 below € 100,00:
 * subtotal 60.00 − coupon 6.00 + delivery 7.50 = 61.50 excluding; VAT 12.92 (from 12.915);
 * 74.42 including
 * @throws RangeError for a negative price, an impossible amount, percentage or deal
 */
export function priceCart({ lines, coupon, rules }: CartToPrice): PricedCart {
  lines.forEach(checkCartLine);
  checkCoupon(coupon);
  const priced = lines.map(({ product, amount }) => ({ product, line: priceLine(product, amount) }));
  const pricedLines = priced.map(({ line }) => line);
  const giveAways = findGiveAways(lines);
  const subtotal = addCents(...pricedLines.map((line) => line.totalExclusive));
  const shipping = lines.some((line) => line.amount > 0) ? shippingCosts(subtotal, rules) : cents(0);
  const couponDiscount = percentageOfCents(subtotal, coupon?.percentage ?? 0);

  const goods = netPerVatRate(
    priced.map(({ product, line }) => ({ vatPercentage: product.vatPercentage, net: line.totalExclusive })),
  );
  const couponDiscounts = allocateOver(couponDiscount, goods, ({ net }) => net)
    .map(([{ vatPercentage }, discount]) => ({ vatPercentage, discount }))
    .filter(({ discount }) => discount > 0);
  const vatTotals = netPerVatRate([
    ...goods,
    ...couponDiscounts.map(({ vatPercentage, discount }) => ({ vatPercentage, net: cents(-discount) })),
    { vatPercentage: rules.shippingVatPercentage, net: shipping },
  ])
    .filter(({ net }) => net > 0)
    .map((rate) => ({ ...rate, vat: percentageOfCents(rate.net, rate.vatPercentage) }));
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
    limits: findExceededLimits(lines),
  };
}

function giveAwayLine(giveAway: { readonly productId: number; readonly amount: number }): PricedLine {
  const nothing = cents(0);
  return {
    ...giveAway,
    price: nothing,
    discount: nothing,
    totalExclusive: nothing,
    totalInclusive: nothing,
    giveAway: true,
    incompleteOffer: null,
  };
}

function shortOf(threshold: Cents, subtotal: Cents): Cents {
  return subtotal >= threshold ? cents(0) : subtractCents(threshold, subtotal);
}
