import { type Deal, defaultCartRules } from '@magazijn/domain/cart';
import { addCents, type Cents, centsFromEuros, eurosFromCents, vatPerRate } from '@magazijn/domain/money';
import type * as z from 'zod/mini';
import {
  cartInfoSchema,
  type shopSettingsSchema,
  type WireCartInfo,
  type WireCartLine,
  type WireOrderCart,
} from '../schemas/cart.ts';
import { contentsOf, isSet, textOf } from './fromWire.ts';

/** An offer of which the cart has too little yet: the product's path and title, and the sentence that says what is missing. */
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
  readonly originalPrice: Cents | null;
  readonly vatPercentage: number;
  readonly discount: Cents;
  readonly total: Cents;
  readonly totalInclusive: Cents;
  /** A free product that came with a purchase: its quantity is not the buyer's to change. */
  readonly giveAway: boolean;
  readonly incompleteOffer: IncompleteOffer | null;
  readonly offerLabel: string;
  /** The deal that the line was priced with; null without one, and when the back end does not say. */
  readonly deal: Deal | null;
  /** Why this line cannot be ordered as it is, in Dutch; null when it can, and when the back end does not say. */
  readonly limitMessage: string | null;
  /** The most of it that can be ordered, where the message says that this is too many; null when the back end does not say. */
  readonly limitQuantity: number | null;
}

/** The VAT of a cart at one rate. */
export interface VatTotal {
  readonly percentage: number;
  /** The sum that it is taken of; null when the back end does not say. */
  readonly net: Cents | null;
  readonly amount: Cents;
}

/** Why an order is refused: a message with one detail per product. */
export interface CartLimit {
  readonly message: string;
  readonly details: readonly string[];
}

/** The server's word on the cart. */
export interface CartInfo {
  readonly lines: readonly CartLine[];
  readonly units: number;
  /** After the deals of the lines, before the coupon. */
  readonly subtotal: Cents;
  /** What the coupon takes off. */
  readonly discount: Cents;
  readonly couponCode: string;
  /** `unchecked`: too many codes were tried; the code may count later. */
  readonly couponStatus: 'none' | 'accepted' | 'refused' | 'unchecked';
  readonly orderReference: string;
  readonly shipping: Cents;
  readonly vatTotals: readonly VatTotal[];
  /** Why no VAT is charged, in a sentence for the buyer; null where it is. */
  readonly vatNote: string | null;
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
      /** Null when the back end does not say. */
      readonly id: number | null;
      readonly name: string;
      /** A path of the shop; null when the back end does not say where the product is. */
      readonly url: string | null;
    }[];
  }[];
}

/** What the shop says of every order; amounts exclude VAT. */
export interface ShopSettings {
  /** The least subtotal that can be ordered. */
  readonly minimumOrder: Cents;
  /** From which subtotal delivery is free. */
  readonly freeShippingFrom: Cents;
  /** From this hour in Amsterdam an order counts as one of the next working day; undefined when the back end does not say. */
  readonly cutOffHour: number | undefined;
  /** The day whose cut-off an order of now has to reach, where that is not today; null today, and for visitors. */
  readonly cutOffDate: string | null;
  /** On which days an order of now can come, in seconds, 12:00 Europe/Amsterdam; none for visitors. */
  readonly deliveryDates: readonly number[];
}

export const toShopSettings = (wire: z.infer<typeof shopSettingsSchema>): ShopSettings => ({
  minimumOrder: centsFromEuros(wire.minimum_order),
  freeShippingFrom: centsFromEuros(wire.free_shipping_from),
  cutOffHour: wire.cut_off_hour,
  cutOffDate: wire.cut_off_date || null,
  deliveryDates: wire.delivery_dates ?? [],
});

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
  };
}

/** A deal of a kind that is not known here, or without its figures, is none. */
function toDeal(wire: WireCartLine['deal']): Deal | null {
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
  // Another back end's word says nothing here; that something is taken off does.
  const counts = isKnown ? wire.discount_status === 'accepted' : Number(wire.discount_exclusive) > 0;
  return counts ? 'accepted' : 'refused';
}

type OfferedProduct = NonNullable<WireCartInfo['incomplete_offers']>[number]['products'][number];

/** Where a product of an incomplete offer is: as the back end says, or by its own parts, or by its line in the cart. */
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

/** The VAT percentage of an order's delivery: the shop's own where the back end does not say it. */
export const shippingVatPercentage = ({ shipping_vat_percentage: said }: WireOrderCart): number =>
  said ?? defaultCartRules.shippingVatPercentage;

/**
 * The cart of an order. Sums that the back end does not give are those of its lines and of its delivery, with the VAT
 * rounded once per rate; where its total is another, as with a coupon that no field tells, nothing is known of the VAT in
 * it.
 */
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

/** A stored answer of the cart call, read again; null when it is of another shape than published. */
export function cartFromWire(answer: unknown): CartInfo | null {
  const read = cartInfoSchema.safeParse(answer);
  return read.success ? toCart(read.data) : null;
}
