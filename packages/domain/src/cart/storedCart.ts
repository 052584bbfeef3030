import { lineQuantity } from './lineQuantity.ts';

/** Units per product id: whole numbers from 1. Products that are not in the cart are absent. */
export type CartQuantities = Readonly<Record<string, number>>;

/** The chosen cost centre per product id, 0 for none; without an entry it is the company's last choice. */
export type CartCostCentres = Readonly<Record<string, number>>;

export const maxCouponLength = 40;

export const maxReferenceLength = 100;

/**
 * The cart in the browser's storage; `toStored` has its keys. Quantities of other customers on the same computer are
 * parked under `others`, so that carts are never mixed. `Data` is the server's last response, not validated.
 */
export interface StoredCart<Data = unknown> {
  readonly version: 1;
  /** number of the cart's customer; null for a visitor */
  readonly customer: string | null;
  readonly quantities: CartQuantities;
  /** '' without a coupon */
  readonly couponCode: string;
  /** the buyer's reference for the invoice; '' without one */
  readonly orderReference: string;
  /** Also of lines that were removed, until the cart is empty; absent when none was chosen. */
  readonly costCentres?: CartCostCentres | undefined;
  readonly total: {
    readonly items: number;
    /** subtotal excluding VAT in euros, as last calculated by the server */
    readonly amount: number;
  };
  /** the server's last response; null when this cart has not been priced */
  readonly data: Data | null;
  /** parked quantities per customer number */
  readonly others: Readonly<Record<string, CartQuantities>>;
}

/** @param customer the customer's number; null for a visitor */
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

/** Whether the cart has no products. An empty cart is never sent to the server. */
export function isCartEmpty(cart: StoredCart): boolean {
  return Object.keys(cart.quantities).length === 0;
}

/** The number of different products in the cart. */
export function lineCount(cart: StoredCart): number {
  return Object.keys(cart.quantities).length;
}

export function cartUnits(cart: StoredCart): number {
  return sumQuantities(cart.quantities);
}

export function sumQuantities(quantities: CartQuantities): number {
  return Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
}

/**
 * Replaces the quantities. Without products only the customer and parked carts stay; otherwise the subtotal stays until
 * the cart is priced.
 */
export function withQuantities<Data>(cart: StoredCart<Data>, quantities: CartQuantities): StoredCart<Data> {
  const changed = { ...cart, quantities, total: { ...cart.total, items: sumQuantities(quantities) } };
  if (!isCartEmpty(changed)) return changed;
  return { ...emptyCart(cart.customer), others: cart.others };
}

/** The cart under the keys of the specification; `readStoredCart` parses its JSON. */
export const toStored = ({ version, customer, quantities, couponCode, ...rest }: StoredCart) => ({
  version,
  customer,
  amount: quantities,
  discount: couponCode,
  ...rest,
});

/**
 * Parses a stored cart. Never throws. Invalid fields get their empty value, invalid lines are dropped, and text without
 * a JSON object, of another version, or with quantities of no customer is dropped as a whole. `data` is not validated.
 */
export function readStoredCart(text: string | null): StoredCart {
  const stored = parseObject(text);
  if (stored?.version !== 1) return emptyCart(null);
  const customer = typeof stored.customer === 'string' && stored.customer !== '' ? stored.customer : null;
  const cart: StoredCart = {
    ...emptyCart(customer),
    couponCode: readText(stored.discount, maxCouponLength),
    orderReference: readText(stored.orderReference, maxReferenceLength),
    costCentres: readCostCentres(stored.costCentres),
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

// The pattern also rejects '__proto__'.
const isProductId = (id: string): boolean => /^[1-9]\d*$/.test(id) && Number.isSafeInteger(Number(id));

const isLine = (productId: string, quantity: unknown): boolean =>
  isProductId(productId) && typeof quantity === 'number' && quantity > 0 && lineQuantity(quantity).ok;

/** The valid choices of cost centres; undefined when there are none. */
function readCostCentres(found: unknown): CartCostCentres | undefined {
  const entries = Object.entries(isObject(found) ? found : {}).filter(
    (entry): entry is [string, number] =>
      isProductId(entry[0]) && Number.isSafeInteger(entry[1]) && Number(entry[1]) >= 0,
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
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
