import { lineQuantity } from './lineQuantity.ts';

/** Units per product id. Only whole numbers from 1; a product that is not in the cart is not in the map. */
export type CartQuantities = Readonly<Record<string, number>>;

/** The most characters that a coupon code has, in the browser's storage and on the wire. */
export const longestCoupon = 40;

/** The most characters of the buyer's own reference. */
export const longestReference = 100;

/**
 * The cart as the browser keeps it, under the keys of `toStored`.
 *
 * The fields that the specification names belong to the current customer.
 * Quantities of other customers on the same computer are parked under `others`, so that a switch between
 * locations never mixes carts and nobody sees what another customer was about to order.
 *
 * @typeParam Data the server's last answer; `unknown` until the caller has checked what it read
 */
export interface StoredCart<Data = unknown> {
  readonly version: 1;
  /** number of the customer whose cart this is; null while nobody is logged in */
  readonly customer: string | null;
  readonly quantities: CartQuantities;
  /** '' when there is none */
  readonly couponCode: string;
  /** the buyer's own reference for the invoice; '' when there is none */
  readonly orderReference: string;
  readonly total: {
    /** units in `quantities` */
    readonly items: number;
    /** subtotal excluding VAT in euros, as the server last calculated it */
    readonly amount: number;
  };
  /** the server's last answer; null when it has not priced this cart yet */
  readonly data: Data | null;
  /** quantities per customer number of the customers who are not logged in now */
  readonly others: Readonly<Record<string, CartQuantities>>;
}

/**
 * A cart without products.
 *
 * @param customer the customer's number, or null while nobody is logged in
 */
export function emptyCart(customer: string | null): StoredCart<never> {
  return {
    version: 1,
    customer,
    quantities: {},
    couponCode: '',
    orderReference: '',
    total: { items: 0, amount: 0 },
    data: null,
    others: {},
  };
}

/** Whether the cart holds no product. An empty cart is never sent to the server. */
export function isCartEmpty(cart: StoredCart): boolean {
  return Object.keys(cart.quantities).length === 0;
}

/** How many units are in the cart: 2 boxes of one product and 1 of another are 3. */
export function cartUnits(cart: StoredCart): number {
  return sumQuantities(cart.quantities);
}

/** The number of units in a map of quantities. */
export function sumQuantities(quantities: CartQuantities): number {
  return Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
}

/**
 * The cart with other quantities. Without any product it resets: the coupon, the reference, the total
 * and the server's answer go too; the customer and the carts of others stay.
 * The subtotal stays what the server last said until the next recalculation.
 */
export function withQuantities<Data>(cart: StoredCart<Data>, quantities: CartQuantities): StoredCart<Data> {
  const changed = { ...cart, quantities, total: { ...cart.total, items: sumQuantities(quantities) } };
  if (!isCartEmpty(changed)) return changed;
  return { ...changed, couponCode: '', orderReference: '', total: { items: 0, amount: 0 }, data: null };
}

/** The cart under the keys that the specification names; `readStoredCart` reads its JSON. */
export const toStored = ({ version, customer, quantities, couponCode, ...rest }: StoredCart) => ({
  version,
  customer,
  amount: quantities,
  discount: couponCode,
  ...rest,
});

/**
 * Reads a cart from what the browser stored, whatever stands there.
 *
 * Repaired: a field of the wrong kind, or a text longer than a cart is taken with, becomes the empty one; a line with an impossible product id or
 * quantity is dropped; the number of units is counted again.
 * Dropped as a whole: text that is no JSON object, and a cart of another version.
 * Quantities that belong to no customer are dropped, so that they never turn up in somebody's cart.
 * Never throws. `data` is as it was found: the caller checks its shape.
 *
 * @param text the stored text; null when nothing is stored
 */
export function readStoredCart(text: string | null): StoredCart {
  const stored = parseObject(text);
  if (stored?.version !== 1) return emptyCart(null);
  const customer = typeof stored.customer === 'string' && stored.customer !== '' ? stored.customer : null;
  const cart: StoredCart = {
    ...emptyCart(customer),
    couponCode: readText(stored.discount, longestCoupon),
    orderReference: readText(stored.orderReference, longestReference),
    total: { items: 0, amount: readSubtotal(stored.total) },
    data: stored.data ?? null,
    others: readOthers(stored.others, customer),
  };
  return withQuantities(cart, customer === null ? {} : readQuantities(stored.amount));
}

type Found = Readonly<Record<string, unknown>>;

function parseObject(text: string | null): Found | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Found {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown, longest: number): string {
  return typeof value === 'string' && value.length <= longest ? value : '';
}

function readSubtotal(total: unknown): number {
  const amount = isObject(total) ? total.amount : undefined;
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : 0;
}

function readQuantities(quantities: unknown): CartQuantities {
  if (!isObject(quantities)) return {};
  return Object.fromEntries(
    Object.entries(quantities).filter((line): line is [string, number] => isLine(line[0], line[1])),
  );
}

// The pattern also keeps '__proto__' out: only ids pass.
function isLine(productId: string, quantity: unknown): boolean {
  if (!/^[1-9]\d*$/.test(productId) || !Number.isSafeInteger(Number(productId))) return false;
  return typeof quantity === 'number' && quantity > 0 && lineQuantity(quantity).ok;
}

function readOthers(others: unknown, current: string | null): Readonly<Record<string, CartQuantities>> {
  if (!isObject(others)) return {};
  return Object.fromEntries(
    Object.entries(others)
      .filter(([customer]) => customer !== current && customer !== '' && customer !== '__proto__')
      .map(([customer, quantities]): [string, CartQuantities] => [customer, readQuantities(quantities)])
      .filter(([, quantities]) => Object.keys(quantities).length > 0),
  );
}
