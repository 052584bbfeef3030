import type { Cents } from '@magazijn/domain/money';

export interface IncompleteOffer {
  readonly path: string;
  readonly title: string;
  readonly message: string;
}

/** A line of a cart or an order. All amounts exclude VAT unless named otherwise. */
export interface CartLine {
  readonly productId: number;
  /** Below /product. */
  readonly path: string;
  readonly name: string;
  readonly contents: string;
  readonly unit: string;
  readonly articleNumber: string;
  readonly picture: string | null;
  readonly quantity: number;
  readonly stock: number;
  readonly available: boolean;
  readonly price: Cents;
  readonly oldPrice: Cents | null;
  readonly vatPercentage: number;
  readonly discount: Cents;
  readonly total: Cents;
  readonly totalInclusive: Cents;
  /** A free product that came with a purchase: its quantity is not the buyer's to change. */
  readonly giveAway: boolean;
  readonly incompleteOffer: IncompleteOffer | null;
  readonly offerLabel: string;
  /** Why this line cannot be ordered as it is, in Dutch; null when it can, and when the back end does not say. */
  readonly limitMessage: string | null;
}

export interface VatTotal {
  readonly percentage: number;
  readonly amount: Cents;
}

/** Why an order is refused: a message with one detail per product. */
export interface CartLimit {
  readonly message: string;
  readonly details: readonly string[];
}

/** The server's word on the cart (C13, E07). */
export interface CartInfo {
  readonly lines: readonly CartLine[];
  readonly units: number;
  /** After the deals of the lines, before the coupon. */
  readonly subtotal: Cents;
  /** What the coupon takes off. */
  readonly discount: Cents;
  readonly coupon: string;
  readonly couponStatus: 'none' | 'accepted' | 'refused';
  readonly orderReference: string;
  readonly shipping: Cents;
  readonly vatTotals: readonly VatTotal[];
  readonly totalInclusive: Cents;
  readonly minimumMet: boolean;
  readonly minimumOrder: Cents;
  /** Null when the back end does not say. */
  readonly freeShippingFrom: Cents | null;
  /** The first dates on offer, in seconds; empty when the back end does not say. */
  readonly deliveryDates: readonly number[];
  readonly limits: readonly CartLimit[];
  readonly incompleteOffers: readonly {
    readonly message: string;
    readonly products: readonly {
      readonly id: number;
      readonly name: string;
      /** A path of the shop; null when the back end does not say where the product is. */
      readonly url: string | null;
    }[];
  }[];
}

/** What the buyer wants: the only thing that the browser sends about a cart. */
export interface CartIntent {
  /** Product id to whole quantity. */
  readonly amounts: Readonly<Record<string, number>>;
  readonly coupon: string;
  readonly orderReference: string;
}
