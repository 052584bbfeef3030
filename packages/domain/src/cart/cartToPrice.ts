import { type Cents, cents } from '../money/cents.ts';
import type { CartLine, Deal } from './deals.ts';
import { largestLineQuantity, lineQuantity } from './lineQuantity.ts';

/** What a cart's price depends on. Lines of one product have the same figures, and share its deal and its limit. */
export interface CartToPrice {
  readonly lines: readonly CartLine[];
  readonly coupon: Coupon | null;
  readonly rules: CartRules;
}

/** The shop's own figures for every cart; all amounts exclude VAT. */
export interface CartRules {
  /** the least subtotal that can be ordered */
  readonly minimumOrder: Cents;
  /** from this subtotal on delivery is free */
  readonly freeShippingFrom: Cents;
  /** what delivery costs below it */
  readonly shipping: Cents;
  /** VAT on delivery; 21 means 21 % */
  readonly shippingVatPercentage: number;
}

/**
 * The figures of a shop that sets no others, and of one whose back end does not say them: € 50 minimum order, € 7,50
 * delivery below € 100, with the VAT of 21 % that both countries have on it.
 */
export const defaultCartRules: CartRules = {
  minimumOrder: cents(5000),
  freeShippingFrom: cents(10_000),
  shipping: cents(750),
  shippingVatPercentage: 21,
};

/** A coupon that the back end found valid: so many per cent off the subtotal, from 0 to 100. */
export interface Coupon {
  readonly code: string;
  readonly percentage: number;
}

/**
 * Refuses a line whose figures would make money out of nothing.
 *
 * @throws RangeError that names the product and the figure
 */
export function checkCartLine({ product, quantity }: CartLine): void {
  const fault = validateLine(product.price, product.vatPercentage, product.deal, quantity);
  if (fault) throw new RangeError(`Product ${product.id} cannot be priced: ${fault}.`);
}

function validateLine(
  price: number,
  vatPercentage: number,
  deal: Deal | null,
  quantity: number,
): string | null {
  if (!lineQuantity(quantity).ok)
    return `its quantity is ${quantity}, not a whole number from 0 to ${largestLineQuantity}`;
  if (price < 0) return `its price of ${price} cents is below 0`;
  if (!isPercentage(vatPercentage)) return `its VAT percentage is ${vatPercentage}`;
  return deal && validateDeal(deal);
}

function validateDeal(deal: Deal): string | null {
  switch (deal.kind) {
    case 'free-goods':
      return isCount(deal.paid) && isCount(deal.free) ? null : `its deal is ${deal.paid}+${deal.free}`;
    case 'percentage':
      return isPercentage(deal.percentage) ? null : `its discount is ${deal.percentage} %`;
    case 'give-away':
      return isCount(deal.from) ? null : `its give-away starts from ${deal.from} units`;
  }
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}

function isPercentage(value: number): boolean {
  return value >= 0 && value <= 100;
}

/**
 * Refuses a coupon that would take off less than nothing or more than everything.
 *
 * @throws RangeError that names the coupon
 */
export function checkCoupon(coupon: Coupon | null): void {
  if (coupon === null || (coupon.percentage >= 0 && coupon.percentage <= 100)) return;
  throw new RangeError(`Coupon ${coupon.code} takes ${coupon.percentage} % off; that must be from 0 to 100.`);
}
