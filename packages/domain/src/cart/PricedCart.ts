import type { Cents } from '../money/cents.ts';
import type { IncompleteOffer } from './incompleteOffer.ts';

/** A cart line with its sums. Amounts exclude VAT unless their name says otherwise. */
export interface PricedLine {
  readonly productId: number;
  /** units, those that a deal makes free included */
  readonly amount: number;
  /** of one unit; 0 on a give-away line */
  readonly price: Cents;
  /** what the product's deal takes off this line */
  readonly discount: Cents;
  /** price × amount − discount, before a coupon */
  readonly totalExclusive: Cents;
  /**
   * `totalExclusive` with VAT, rounded for this line alone. For reading only: the VAT that is due is
   * rounded once per rate, so these need not add up to the cart's `totalInclusive`.
   */
  readonly totalInclusive: Cents;
  /** a line that a deal added: 'Uw gratis artikel!', without an editable quantity */
  readonly giveAway: boolean;
  readonly incompleteOffer: IncompleteOffer | null;
}

/** What a cart costs and whether it can be ordered. Amounts exclude VAT unless their name says otherwise. */
export interface PricedCart {
  /** the lines as given, in their order, then the give-away lines */
  readonly lines: readonly PricedLine[];
  /** the products to add for nothing; each is also a line */
  readonly giveAways: readonly { readonly productId: number; readonly amount: number }[];
  /** what the deals take off all lines together; already out of `subtotal` */
  readonly lineDiscount: Cents;
  /** the lines' totals: after their deals, before the coupon and delivery */
  readonly subtotal: Cents;
  /** what the coupon takes off the subtotal */
  readonly couponDiscount: Cents;
  /** `couponDiscount` spread over the VAT rates of the lines; rates that get nothing are absent */
  readonly couponDiscounts: readonly { readonly vatPercentage: number; readonly discount: Cents }[];
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
  /** the lines that hold more units than one order may */
  readonly limits: readonly ExceededLimit[];
}

/** The VAT of one rate, rounded once over all that is taxed at it. */
export interface VatTotal {
  readonly vatPercentage: number;
  readonly net: Cents;
  readonly vat: Cents;
}

/** A product of which the cart holds more than one order may. */
export interface ExceededLimit {
  readonly productId: number;
  readonly limit: number;
  readonly amount: number;
}
