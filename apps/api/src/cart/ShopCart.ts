// A priced cart, in the back end and on the wire. An order's cart has the same shape.

import type { WireCartInfo, WireCartLine } from '@magazijn/api-client/schemas';
import type { Deal, VatTreatment } from '@magazijn/domain/cart';
import { type Cents, eurosFromCents, type RatedSum, type VatTotal } from '@magazijn/domain/money';
import type { LineProduct } from '../catalogue/products.ts';
import type { CouponStatus } from '../database/tables/index.ts';
import { toFlag } from '../http/readInput.ts';
import { vatNote } from './cartTexts.ts';

/** Why a line cannot be ordered, in Dutch, and the quantity that can. */
export interface LineLimit {
  readonly message: string;
  readonly max: number;
}

export interface LineCostCentre {
  readonly id: number;
  /** '' for one that the company does not have. */
  readonly code: string;
  readonly name: string;
  /** The line is ordered without it. */
  readonly isEnded: boolean;
}

/** A priced line of a cart or an order. Amounts exclude VAT unless their name says otherwise. */
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
  readonly quantity: number;
  readonly stock: number;
  readonly available: boolean;
  readonly price: Cents;
  readonly originalPrice: Cents | null;
  readonly vatPercentage: number;
  readonly discount: Cents;
  readonly totalExclusive: Cents;
  readonly totalInclusive: Cents;
  readonly giveAway: boolean;
  readonly deal: Deal | null;
  /** Null for a placed order: not stored with its lines. */
  readonly limit: LineLimit | null;
  readonly costCentre: LineCostCentre | null;
  readonly incompleteOffer: { readonly url: string; readonly title: string; readonly message: string } | null;
  /** The product's current value, not stored with the lines of an order. */
  readonly product: LineProduct;
}

/** Why a cart cannot be ordered, with a Dutch sentence per product for the customer. */
export interface ShopCartLimit {
  readonly message: string;
  readonly data: readonly { readonly message: string }[];
}

export interface ShopCart {
  readonly lines: readonly ShopCartLine[];
  /** '' without one. */
  readonly couponCode: string;
  readonly couponStatus: CouponStatus | null;
  readonly orderReference: string;
  /** After the deals of the lines, before the coupon. */
  readonly subtotal: Cents;
  readonly couponDiscount: Cents;
  readonly shipping: Cents;
  readonly shippingVatPercentage: number;
  readonly vatTreatment: VatTreatment;
  readonly vatTotals: readonly VatTotal[];
  readonly totalExclusive: Cents;
  readonly totalInclusive: Cents;
  readonly minimumOrder: Cents;
  readonly freeShippingFrom: Cents;
  readonly limits: readonly ShopCartLimit[];
}

/** The totals of the lines after deals, with their VAT rates: the base for spreading a coupon. */
export const goodsOf = ({ lines }: Pick<ShopCart, 'lines'>): RatedSum[] =>
  lines.map(({ vatPercentage, totalExclusive }) => ({ vatPercentage, sum: totalExclusive }));

export function toWireDeal(deal: Deal | null): WireCartLine['deal'] {
  if (deal?.kind !== 'give-away') return deal;
  return { kind: deal.kind, from: deal.from, product_id: deal.productId };
}

export const toWireCostCentre = ({ isEnded, ...costCentre }: LineCostCentre) => ({
  ...costCentre,
  ended: toFlag(isEnded),
});

function toWireLine(line: ShopCartLine): WireCartLine {
  const { product } = line;
  return {
    id: line.productId,
    path: line.path,
    description: line.description,
    contents: line.contents,
    unit: line.unit,
    image_paths: [...line.images],
    category_path: line.categoryPath,
    amount: line.quantity,
    stock: line.stock,
    available: toFlag(line.available),
    expected_on: product.expectedOn,
    order_limit: product.orderLimit,
    price_exclusive_vat: eurosFromCents(line.price),
    price_exclusive: eurosFromCents(line.price),
    price_old: line.originalPrice === null ? null : eurosFromCents(line.originalPrice),
    ce_number: line.articleNumber,
    vat_percentage: line.vatPercentage,
    discount_exclusive: eurosFromCents(line.discount),
    give_away_product: toFlag(line.giveAway),
    total_exclusive: eurosFromCents(line.totalExclusive),
    total_inclusive: eurosFromCents(line.totalInclusive),
    incomplete_offer: line.incompleteOffer,
    offer_label: line.offerLabel,
    deal: toWireDeal(line.deal),
    limit_message: line.limit?.message ?? null,
    limit_amount: line.limit?.max ?? null,
    ...(line.costCentre && { cost_centre: toWireCostCentre(line.costCentre) }),
    mail_me: toFlag(product.mailMe),
    favourite: toFlag(product.favourite),
    new: toFlag(product.isNew),
    offer_icon: product.offerIcon,
    category_description: product.categoryDescription,
    category_url: product.categoryUrl,
    parent_category_url: product.parentCategoryUrl,
    parent_category_description: product.parentCategoryDescription,
  };
}

/** One sentence per product, with the product's fields. */
function incompleteOffers(lines: readonly ShopCartLine[]): WireCartInfo['incomplete_offers'] {
  return lines.flatMap((line) => {
    const { incompleteOffer: offer } = line;
    return offer ? [{ message: offer.message, products: [{ ...toWireLine(line), url: offer.url }] }] : [];
  });
}

/**
 * `subtotal_exclusive` is after the deals of the lines; `discount_exclusive` is the coupon's, so that subtotal −
 * discount + shipping is the total excluding VAT. Dates are in seconds.
 */
export function toWireCart(cart: ShopCart, deliveryDates: readonly number[]): WireCartInfo {
  return {
    products: cart.lines.map(toWireLine),
    amount: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal_exclusive: eurosFromCents(cart.subtotal),
    discount_exclusive: eurosFromCents(cart.couponDiscount),
    discount: cart.couponCode === '' ? null : cart.couponCode,
    discount_status: cart.couponStatus,
    orderReference: cart.orderReference,
    shipping_costs: eurosFromCents(cart.shipping),
    btw_totals: Object.fromEntries(
      cart.vatTotals.map(({ vatPercentage, vat }) => [String(vatPercentage), eurosFromCents(vat)]),
    ),
    btw_bases: Object.fromEntries(
      cart.vatTotals.map(({ vatPercentage, net }) => [String(vatPercentage), eurosFromCents(net)]),
    ),
    vat_note: vatNote(cart.vatTreatment),
    total_exclusive: eurosFromCents(cart.totalExclusive),
    total_inclusive: eurosFromCents(cart.totalInclusive),
    minimum_requirement_met: toFlag(cart.subtotal >= cart.minimumOrder),
    minimum_requirement_price: eurosFromCents(cart.minimumOrder),
    free_shipping_from: eurosFromCents(cart.freeShippingFrom),
    delivery_dates: [...deliveryDates],
    limit: cart.limits.map(({ message, data }) => ({ message, data: [...data] })),
    incomplete_offers: incompleteOffers(cart.lines),
  };
}
