import { type Deal, defaultCartRules } from '@magazijn/domain/cart';
import { allCountries, type Country } from '@magazijn/domain/delivery';
import { addCents, type Cents, centsFromEuros, eurosFromCents, vatPerRate } from '@magazijn/domain/money';
import type * as z from 'zod/mini';
import {
  cartInfoSchema,
  type shopSettingsSchema,
  type WireCartInfo,
  type WireCartLine,
  type WireOrderCart,
} from '../schemas/cart.ts';
import type { CostCentre } from './CostCentre.ts';
import { contentsOf, isSet, textOf } from './fromWire.ts';

/** An incomplete offer: the product's path and title, and the Dutch sentence about the missing units. */
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
  /** As that of a product. */
  readonly expectedOn: string;
  /** The maximum units of the product per order; null without one or when not returned. */
  readonly orderLimit: number | null;
  readonly price: Cents;
  readonly originalPrice: Cents | null;
  readonly vatPercentage: number;
  readonly discount: Cents;
  readonly total: Cents;
  readonly totalInclusive: Cents;
  /** A gift: its quantity cannot be edited. */
  readonly giveAway: boolean;
  readonly incompleteOffer: IncompleteOffer | null;
  readonly offerLabel: string;
  /** The deal that the line was priced with; null without one or when not returned. */
  readonly deal: Deal | null;
  /** Why this line cannot be ordered, in Dutch; null when it can or when not returned. */
  readonly limitMessage: string | null;
  /** The maximum that can be ordered when `limitMessage` is about the quantity; else null. */
  readonly limitQuantity: number | null;
  /** The buyer's choice, or the last one of the company for the product; null without one or when not returned. */
  readonly costCentre: CostCentre | null;
}

export interface VatTotal {
  readonly percentage: number;
  /** The taxable sum; null when not returned. */
  readonly net: Cents | null;
  readonly amount: Cents;
}

export interface CartLimit {
  readonly message: string;
  readonly details: readonly string[];
}

export interface CartInfo {
  readonly lines: readonly CartLine[];
  readonly units: number;
  /** After the deals of the lines, before the coupon. */
  readonly subtotal: Cents;
  /** The coupon's discount. */
  readonly discount: Cents;
  readonly couponCode: string;
  /** `unchecked`: not looked up after too many attempts; the code may be valid. */
  readonly couponStatus: 'none' | 'accepted' | 'refused' | 'unchecked';
  readonly orderReference: string;
  readonly shipping: Cents;
  readonly vatTotals: readonly VatTotal[];
  /** The Dutch reason for exempt VAT; null when VAT is charged. */
  readonly vatNote: string | null;
  readonly totalInclusive: Cents;
  readonly minimumMet: boolean;
  readonly minimumOrder: Cents;
  /** Null when not returned. */
  readonly freeShippingFrom: Cents | null;
  /** The first offered delivery dates, in seconds; empty when not returned. */
  readonly deliveryDates: readonly number[];
  readonly limits: readonly CartLimit[];
  readonly incompleteOffers: readonly {
    readonly message: string;
    readonly products: readonly {
      /** Null when not returned. */
      readonly id: number | null;
      readonly name: string;
      /** A path of the shop; null when unknown. */
      readonly url: string | null;
    }[];
  }[];
}

/** The shop's ordering rules; amounts exclude VAT. */
export interface ShopSettings {
  readonly minimumOrder: Cents;
  readonly freeShippingFrom: Cents;
  /** The hour in Amsterdam from which an order counts for the next working day; undefined when not returned. */
  readonly cutOffHour: number | undefined;
  /** Where the shop delivers: all countries that it can when not returned. */
  readonly deliveryCountries: readonly Country[];
  /** The day of the next cut-off when it is not today; null when it is, and for visitors. */
  readonly cutOffDate: string | null;
  /** The delivery dates for an order placed now, in seconds, 12:00 Europe/Amsterdam; empty for visitors. */
  readonly deliveryDates: readonly number[];
}

function toCountries(wire: readonly string[] = []): readonly Country[] {
  const known = allCountries.filter((country) => wire.includes(country));
  return known.length > 0 ? known : allCountries;
}

export const toShopSettings = (wire: z.infer<typeof shopSettingsSchema>): ShopSettings => ({
  minimumOrder: centsFromEuros(wire.minimum_order),
  freeShippingFrom: centsFromEuros(wire.free_shipping_from),
  cutOffHour: wire.cut_off_hour,
  deliveryCountries: toCountries(wire.delivery_countries),
  cutOffDate: wire.cut_off_date || null,
  deliveryDates: wire.delivery_dates ?? [],
});

/** Null for a line without one. */
export const toCostCentre = (wire: WireCartLine['cost_centre']): CostCentre | null =>
  wire ? { id: wire.id, code: wire.code, name: wire.name, isEnded: isSet(wire.ended) } : null;

export function toCartLine(wire: WireCartLine): CartLine {
  return {
    productId: wire.id,
    path: `${wire.category_path}/${wire.path}`,
    name: wire.description,
    contents: contentsOf(wire.contents),
    unit: textOf(wire.unit),
    articleNumber: textOf(wire.ce_number),
    picture: wire.image_paths?.[0] || null,
    quantity: wire.amount,
    stock: wire.stock,
    available: isSet(wire.available),
    expectedOn: textOf(wire.expected_on),
    orderLimit: wire.order_limit ?? null,
    price: centsFromEuros(wire.price_exclusive),
    originalPrice: typeof wire.price_old === 'number' ? centsFromEuros(wire.price_old) : null,
    vatPercentage: wire.vat_percentage,
    discount: centsFromEuros(wire.discount_exclusive),
    total: centsFromEuros(wire.total_exclusive),
    totalInclusive: centsFromEuros(wire.total_inclusive),
    giveAway: isSet(wire.give_away_product),
    incompleteOffer: wire.incomplete_offer
      ? {
          path: wire.incomplete_offer.url,
          title: wire.incomplete_offer.title,
          message: wire.incomplete_offer.message,
        }
      : null,
    offerLabel: textOf(wire.offer_label),
    deal: toDeal(wire.deal),
    limitMessage: wire.limit_message || null,
    limitQuantity: wire.limit_amount ?? null,
    costCentre: toCostCentre(wire.cost_centre),
  };
}

/** A deal of an unknown kind or without its figures becomes null. */
export function toDeal(wire: WireCartLine['deal']): Deal | null {
  const { kind, paid, free, percentage, from, product_id: productId } = wire ?? {};
  if (kind === 'free-goods' && isCount(paid) && isCount(free)) return { kind, paid, free };
  if (kind === 'percentage' && typeof percentage === 'number') return { kind, percentage };
  if (kind === 'give-away' && isCount(from) && isCount(productId)) return { kind, from, productId };
  return null;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;

function couponStatus(wire: WireCartInfo): CartInfo['couponStatus'] {
  if (!wire.discount) return 'none';
  if (wire.discount_status === 'too-many-tries') return 'unchecked';
  const isKnown = ['accepted', 'unknown', 'ended', 'used'].some((status) => status === wire.discount_status);
  // Other back ends have their own states; a discount shows that the coupon was accepted.
  const counts = isKnown ? wire.discount_status === 'accepted' : Number(wire.discount_exclusive) > 0;
  return counts ? 'accepted' : 'refused';
}

type OfferedProduct = NonNullable<WireCartInfo['incomplete_offers']>[number]['products'][number];

/** The path of an incomplete offer's product: as returned, or from its own parts, or from its cart line. */
function offeredUrl(product: OfferedProduct, lines: readonly WireCartLine[]): string | null {
  if (product.url) return product.url;
  const { parent_category_url, category_url, path } = product;
  if (path && category_url)
    return `/product/${[parent_category_url, category_url, path].filter(Boolean).join('/')}`;
  const line = lines.find(({ id }) => id === product.id);
  return line ? `/product/${line.category_path}/${line.path}` : null;
}

const vatTotals = ({ btw_totals: totals = {}, btw_bases: bases = {} }: WireCartInfo): readonly VatTotal[] =>
  Object.entries(totals)
    .map(([percentage, amount]) => {
      const net = bases[percentage];
      return {
        percentage: Number(percentage),
        net: net === undefined ? null : centsFromEuros(net),
        amount: centsFromEuros(amount),
      };
    })
    .sort((a, b) => a.percentage - b.percentage);

export function toCart(wire: WireCartInfo): CartInfo {
  return {
    lines: wire.products.map(toCartLine),
    units: wire.amount,
    subtotal: centsFromEuros(wire.subtotal_exclusive),
    discount: centsFromEuros(wire.discount_exclusive ?? 0),
    couponCode: textOf(wire.discount),
    couponStatus: couponStatus(wire),
    orderReference: textOf(wire.orderReference),
    shipping: centsFromEuros(wire.shipping_costs ?? 0),
    vatTotals: vatTotals(wire),
    vatNote: wire.vat_note || null,
    totalInclusive: centsFromEuros(wire.total_inclusive),
    minimumMet: isSet(wire.minimum_requirement_met),
    minimumOrder: centsFromEuros(wire.minimum_requirement_price ?? 0),
    freeShippingFrom: wire.free_shipping_from === undefined ? null : centsFromEuros(wire.free_shipping_from),
    deliveryDates: wire.delivery_dates ?? [],
    limits: (wire.limit ?? []).map((limit) => ({
      message: limit.message,
      details: (limit.data ?? []).map((detail) => detail.message),
    })),
    incompleteOffers: (wire.incomplete_offers ?? []).map((offer) => ({
      message: offer.message,
      products: offer.products.map((product) => ({
        id: product.id ?? null,
        name: textOf(product.description ?? product.title),
        url: offeredUrl(product, wire.products),
      })),
    })),
  };
}

/** The VAT percentage of delivery: the shop's default when not returned. */
export const shippingVatPercentage = ({ shipping_vat_percentage: percentage }: WireOrderCart): number =>
  percentage ?? defaultCartRules.shippingVatPercentage;

/** Missing sums are computed; where the order's total differs, as with an unreturned coupon, the VAT is unknown. */
export function toOrderCart(wire: WireOrderCart): CartInfo {
  const lines = wire.products.map(toCartLine);
  const shipping = centsFromEuros(wire.shipping_costs ?? 0);
  const taxes = vatPerRate([
    ...lines.map(({ vatPercentage, total }) => ({ vatPercentage, sum: total })),
    { vatPercentage: shippingVatPercentage(wire), sum: shipping },
  ]);
  const subtotal = addCents(...lines.map(({ total }) => total));
  const summed = addCents(subtotal, shipping, ...taxes.map(({ vat }) => vat));
  const total = wire.total_inclusive === undefined ? summed : centsFromEuros(wire.total_inclusive);
  const known = total === summed ? taxes : [];
  return toCart({
    ...wire,
    amount: wire.amount ?? lines.reduce((units, { quantity }) => units + quantity, 0),
    subtotal_exclusive: wire.subtotal_exclusive ?? eurosFromCents(subtotal),
    btw_totals:
      wire.btw_totals ??
      Object.fromEntries(known.map(({ vatPercentage, vat }) => [String(vatPercentage), eurosFromCents(vat)])),
    total_inclusive: eurosFromCents(total),
    minimum_requirement_met: wire.minimum_requirement_met ?? 1,
  });
}

/** Parses a stored response of the cart call again; null when it does not match the schema. */
export function cartFromWire(answer: unknown): CartInfo | null {
  const read = cartInfoSchema.safeParse(answer);
  return read.success ? toCart(read.data) : null;
}
