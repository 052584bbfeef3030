import { type Cents, cents } from '../money/cents.ts';
import type { CartLine, Deal } from './deals.ts';
import { lineQuantity, maxLineQuantity } from './lineQuantity.ts';

/** The input of pricing. Lines of one product have the same price data and share its deal and its limit. */
export interface CartToPrice {
  readonly lines: readonly CartLine[];
  readonly coupon: Coupon | null;
  readonly rules: CartRules;
}

/** The shop's pricing rules; all amounts exclude VAT. */
export interface CartRules {
  readonly minimumOrder: Cents;
  /** delivery is free from this subtotal */
  readonly freeShippingFrom: Cents;
  /** delivery costs below that subtotal */
  readonly shipping: Cents;
  /** VAT on delivery; 21 means 21 % */
  readonly shippingVatPercentage: number;
}

/** The rules of a shop without its own, and for a back end that does not return any. */
export const defaultCartRules: CartRules = {
  minimumOrder: cents(5000),
  freeShippingFrom: cents(10_000),
  shipping: cents(750),
  shippingVatPercentage: 21,
};

/** A coupon that the back end validated: a percentage off the subtotal, from 0 to 100. */
export interface Coupon {
  readonly code: string;
  readonly percentage: number;
}

/** @throws RangeError that names the product and the invalid value */
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
    return `its quantity is ${quantity}, not a whole number from 0 to ${maxLineQuantity}`;
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

/** @throws RangeError that names the coupon */
export function checkCoupon(coupon: Coupon | null): void {
  if (coupon === null || (coupon.percentage >= 0 && coupon.percentage <= 100)) return;
  throw new RangeError(`Coupon ${coupon.code} takes ${coupon.percentage} % off; that must be from 0 to 100.`);
}
