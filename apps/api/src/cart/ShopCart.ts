import type { Cents } from '@magazijn/domain/money';

/** A line of a cart or an order, priced. Amounts of money exclude VAT unless their name says otherwise. */
export interface ShopCartLine {
  readonly productId: number;
  readonly path: string;
  /** 'verzorging/luiers' */
  readonly categoryPath: string;
  readonly articleNumber: string;
  readonly description: string;
  readonly contents: string;
  readonly unit: string;
  readonly images: readonly string[];
  readonly offerLabel: string | null;
  readonly amount: number;
  readonly stock: number;
  readonly available: boolean;
  readonly price: Cents;
  readonly oldPrice: Cents | null;
  readonly vatPercentage: number;
  readonly discount: Cents;
  readonly totalExclusive: Cents;
  readonly totalInclusive: Cents;
  readonly giveAway: boolean;
  /** Why the line cannot be ordered as it is, in Dutch. Never frozen: of a placed order it is null. */
  readonly limitMessage: string | null;
  readonly incompleteOffer: { readonly url: string; readonly title: string; readonly message: string } | null;
}

/** Why a coupon counts, or not. */
export type CouponStatus = 'accepted' | 'unknown' | 'ended' | 'used';

/** A reason why a cart cannot be ordered as it is, with a sentence per product. In Dutch: customers read it. */
export interface ShopCartLimit {
  readonly message: string;
  readonly data: readonly { readonly message: string }[];
}

/** A cart or an order, priced. */
export interface ShopCart {
  readonly lines: readonly ShopCartLine[];
  /** '' for none. */
  readonly couponCode: string;
  readonly couponStatus: CouponStatus | null;
  readonly orderReference: string;
  /** After the deals of the lines, before the coupon. */
  readonly subtotal: Cents;
  readonly couponDiscount: Cents;
  readonly shipping: Cents;
  readonly shippingVatPercentage: number;
  readonly vatTotals: readonly { readonly vatPercentage: number; readonly net: Cents; readonly vat: Cents }[];
  readonly totalExclusive: Cents;
  readonly totalInclusive: Cents;
  readonly minimumOrder: Cents;
  readonly freeShippingFrom: Cents;
  readonly limits: readonly ShopCartLimit[];
}
