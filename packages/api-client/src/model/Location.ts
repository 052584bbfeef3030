import type { CartQuantities } from '@magazijn/domain/cart';
import type { IsoDate } from '@magazijn/domain/delivery';
import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import type { WireLocations, WireLocationsPreview } from '../schemas/locations.ts';
import { isSet, textOf } from './fromWire.ts';
import { type Spent, toSpent } from './Spending.ts';

export interface LocationCart {
  readonly own: boolean;
  /** Name, or e-mail address. */
  readonly person: string;
  readonly units: number;
  /** The goods after deals, without VAT. */
  readonly total: Cents;
  /** ISO 8601. */
  readonly changedAt: string;
}

/** A location of a parent organisation. Amounts are without VAT. */
export interface Location {
  readonly customerNumber: string;
  readonly name: string;
  readonly city: string;
  /** The user to switch to; null for a location that is closed, since no user of it can log in. */
  readonly userId: number | null;
  /** The carts with products, those of the latest change first. */
  readonly carts: readonly LocationCart[];
  /** The last order; null without one. */
  readonly lastOrder: { readonly number: string; readonly placedAt: string; readonly total: Cents } | null;
  /** How many orders wait for an approval; null for a back end without approvals. */
  readonly openApprovals: number | null;
  /** The deliveries of this week, Monday to Sunday; the first day first. */
  readonly deliveries: readonly (Spent & { readonly date: IsoDate })[];
  /** This month; null for a role that sees no invoices. */
  readonly spent: Spent | null;
}

export interface LocationLine {
  readonly productId: number;
  readonly quantity: number;
  /** After its deal, without VAT. */
  readonly total: Cents;
  /** The quantity that can be ordered; null when that is the wanted one. */
  readonly max: number | null;
  /** Why fewer can be ordered, in Dutch; '' for no reason. */
  readonly problem: string;
}

export interface LocationPreview {
  readonly customerNumber: string;
  readonly name: string;
  readonly lines: readonly LocationLine[];
  /** Free goods of deals. */
  readonly gifts: readonly { readonly name: string; readonly quantity: number }[];
  readonly problems: readonly string[];
  /** Goods after deals, without VAT. */
  readonly subtotal: Cents;
  readonly shipping: Cents;
  readonly total: Cents;
  readonly totalInclusive: Cents;
  readonly paysLater: boolean;
  /** The offered days, in seconds. */
  readonly deliveryDates: readonly number[];
  /** The main address first, whose id is null. */
  readonly addresses: readonly {
    readonly id: number | null;
    readonly label: string;
    readonly lines: string;
  }[];
  /** The saved cart of the person in the location; id and version are 0 while there is none. */
  readonly cart: { readonly id: number; readonly version: number; readonly quantities: CartQuantities };
}

export interface LocationOrder {
  /** Chosen by the caller: repeating an order with its key orders nothing more. */
  readonly key: string;
  readonly quantities: CartQuantities;
  /** An offered day, in seconds. */
  readonly deliveryDate: number;
  /** Null for the main address. */
  readonly addressId: number | null;
  /** The total including VAT that the buyer saw: nothing is ordered at another one. */
  readonly totalInclusive: Cents;
}

export interface PlacedLocationOrder {
  readonly orderId: number;
  /** 'KKN000000042' */
  readonly number: string;
  readonly deliveryOn: IsoDate;
}

export const toLocations = (wire: WireLocations): readonly Location[] =>
  wire.locations.map((location) => ({
    customerNumber: String(location.customer_number),
    name: location.name,
    city: textOf(location.city),
    userId: location.user_id ?? null,
    carts: location.carts.map((cart) => ({
      own: isSet(cart.own),
      person: cart.person,
      units: cart.units,
      total: centsFromEuros(cart.total_exclusive),
      changedAt: cart.changed_at,
    })),
    lastOrder: location.last_order
      ? {
          number: location.last_order.number,
          placedAt: location.last_order.placed_at,
          total: centsFromEuros(location.last_order.total_exclusive),
        }
      : null,
    openApprovals: location.open_approvals ?? null,
    deliveries: location.deliveries.map(({ date, ...spent }) => ({ date, ...toSpent(spent) })),
    spent: location.spent ? toSpent(location.spent) : null,
  }));

export const toLocationPreviews = (wire: WireLocationsPreview): readonly LocationPreview[] =>
  wire.locations.map((location) => ({
    customerNumber: String(location.customer_number),
    name: location.name,
    lines: location.lines.map((line) => ({
      productId: line.product_id,
      quantity: line.quantity,
      total: centsFromEuros(line.total_exclusive),
      max: line.max ?? null,
      problem: textOf(line.problem),
    })),
    gifts: location.gifts,
    problems: location.problems,
    subtotal: centsFromEuros(location.subtotal_exclusive),
    shipping: centsFromEuros(location.shipping_costs),
    total: centsFromEuros(location.total_exclusive),
    totalInclusive: centsFromEuros(location.total_inclusive),
    paysLater: isSet(location.pays_later),
    deliveryDates: location.delivery_dates,
    addresses: location.addresses.map(({ address_id: id, label, lines }) => ({
      id: id ?? null,
      label,
      lines,
    })),
    cart: {
      id: location.saved_cart.id,
      version: location.saved_cart.version,
      quantities: Object.fromEntries(
        location.saved_cart.cart?.products.map((line) => [line.product_id, line.quantity]) ?? [],
      ),
    },
  }));
