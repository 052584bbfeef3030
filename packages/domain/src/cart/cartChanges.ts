import { cleanText } from '../validation/cleanText.ts';
import type { CartIntent } from './cartRecord.ts';
import { lineQuantity, maxLineQuantity } from './lineQuantity.ts';
import {
  type CartCostCentres,
  type CartQuantities,
  cartUnits,
  emptyCart,
  isCartEmpty,
  type StoredCart,
  withQuantities,
} from './storedCart.ts';

/**
 * Adds units of a product, from 0. Check the sum with `lineQuantity` first: it returns the message for the customer.
 *
 * @throws RangeError when `quantity` is negative or the line would exceed `maxLineQuantity`
 */
export function addToCart<Data>(
  cart: StoredCart<Data>,
  productId: number,
  quantity: number,
): StoredCart<Data> {
  if (quantity < 0) {
    throw new RangeError(`Adding ${quantity} would take units away. Use setQuantity for that.`);
  }
  return setQuantity(cart, productId, (cart.quantities[productId] ?? 0) + quantity);
}

/**
 * Sets the quantity of a product; 0 removes the line. Check it with `lineQuantity` first: it returns the message for
 * the customer.
 *
 * @throws RangeError when the quantity is not valid for a line
 */
export function setQuantity<Data>(
  cart: StoredCart<Data>,
  productId: number,
  quantity: number,
): StoredCart<Data> {
  return withLines(cart, [[productId, quantity]]);
}

/**
 * Adds many quantities at once; negative ones subtract. Lines are clamped to 0 and the maximum. Only a cart that is empty
 * afterwards resets.
 *
 * @throws RangeError when a product's id or a quantity is not valid
 */
export function addQuantities<Data>(cart: StoredCart<Data>, quantities: CartQuantities): StoredCart<Data> {
  const sums = Object.entries(quantities).map(([id, quantity]): [number, number] => {
    const sum = Math.min((cart.quantities[id] ?? 0) + quantity, maxLineQuantity);
    return [Number(id), Math.max(sum, 0)];
  });
  return withLines(cart, sums);
}

function withLines<Data>(
  cart: StoredCart<Data>,
  lines: readonly (readonly [productId: number, quantity: number])[],
): StoredCart<Data> {
  const quantities: Record<string, number> = { ...cart.quantities };
  for (const [productId, quantity] of lines) {
    if (!Number.isSafeInteger(productId) || productId <= 0) {
      throw new RangeError(`A product's id is a whole number above 0, but got ${productId}.`);
    }
    const checked = lineQuantity(quantity);
    if (!checked.ok) {
      throw new RangeError(`${quantity} cannot be the quantity of product ${productId}: ${checked.reason}.`);
    }
    if (checked.value === 0) delete quantities[productId];
    else quantities[productId] = checked.value;
  }
  return withQuantities(cart, quantities);
}

/** Adds the contents of an emptied cart; a coupon, a reference and cost centres that were chosen since then stay. */
export function restoreIntent<Data>(
  cart: StoredCart<Data>,
  { quantities, couponCode, orderReference, costCentres }: CartIntent,
): StoredCart<Data> {
  const filled = addQuantities(cart, quantities);
  const chosen = costCentres ? setCostCentres(filled, { ...costCentres, ...cart.costCentres }) : filled;
  return setOrderReference(
    setCouponCode(chosen, cart.couponCode || couponCode),
    cart.orderReference || orderReference,
  );
}

/** Sets the coupon code, trimmed; '' removes it. */
export function setCouponCode<Data>(cart: StoredCart<Data>, code: string): StoredCart<Data> {
  return { ...cart, couponCode: cleanText(code) };
}

/** Chooses the cost centre of products; an id of 0 for none. */
export function setCostCentres<Data>(cart: StoredCart<Data>, costCentres: CartCostCentres): StoredCart<Data> {
  return { ...cart, costCentres: { ...cart.costCentres, ...costCentres } };
}

/** Sets the buyer's reference, cleaned to one line; '' removes it. */
export function setOrderReference<Data>(cart: StoredCart<Data>, reference: string): StoredCart<Data> {
  return { ...cart, orderReference: cleanText(reference) };
}

/**
 * Stores a successful recalculation; after a failed one, keep the stored cart.
 *
 * @param totals `subtotal`: excluding VAT, in euros, as returned by the server
 */
export function recalculated<Data>(
  cart: StoredCart<unknown>,
  data: Data,
  totals: { readonly subtotal: number },
): StoredCart<Data> {
  return { ...cart, data, total: { items: cartUnits(cart), amount: totals.subtotal } };
}

/**
 * Subtracts an order from a cart that may have changed since. Coupon and reference go if they are still those of the
 * order.
 *
 * @example 12 boxes were ordered, a thirteenth was added before the confirmation: { 7: 1 } is left
 */
export function withoutOrdered<Data>(
  cart: StoredCart<Data>,
  { quantities, couponCode, orderReference }: CartIntent,
): StoredCart<Data> {
  const left = Object.entries(cart.quantities)
    .map(([id, quantity]): [string, number] => [id, quantity - (quantities[id] ?? 0)])
    .filter(([, quantity]) => quantity > 0);
  const isLeft = new Set(left.map(([id]) => id));
  const chosen = Object.entries(cart.costCentres ?? {}).filter(([id]) => isLeft.has(id) || !quantities[id]);
  return withQuantities(
    {
      ...cart,
      costCentres: chosen.length === 0 ? undefined : Object.fromEntries(chosen),
      couponCode: cart.couponCode === couponCode ? '' : cart.couponCode,
      orderReference: cart.orderReference === orderReference ? '' : cart.orderReference,
    },
    Object.fromEntries(left),
  );
}

/** The fields of an earlier order's line that `reorderQuantities` reads. */
export interface ReorderLine {
  readonly productId: number;
  readonly quantity: number;
  /** unit price excluding VAT, in any unit: only its sign matters */
  readonly priceExclusive: number;
}

export interface ReorderedQuantities {
  readonly quantities: CartQuantities;
  /** units per product above the maximum of a cart line; products without excess are absent */
  readonly leftOut: CartQuantities;
}

/**
 * What 'Opnieuw bestellen' adds to the cart: paid lines, summed per product, and with `inCart` at most
 * `maxLineQuantity`.
 *
 * @example reorderQuantities([{ productId: 7, quantity: 12_000, priceExclusive: 1 }]) // { quantities: { 7: 9999 }, leftOut: { 7: 2001 } }
 */
export function reorderQuantities(
  lines: readonly ReorderLine[],
  inCart: CartQuantities = {},
): ReorderedQuantities {
  const wanted: Record<string, number> = {};
  for (const { productId, quantity, priceExclusive } of lines) {
    if (!(priceExclusive > 0) || !(quantity > 0) || !Number.isSafeInteger(quantity)) continue;
    wanted[productId] = (wanted[productId] ?? 0) + quantity;
  }
  const places = Object.entries(wanted).map(([id, quantity]) => {
    const taken = Math.min(quantity, Math.max(0, maxLineQuantity - (inCart[id] ?? 0)));
    return { id, taken, left: quantity - taken };
  });
  const above0 = (entries: [string, number][]) =>
    Object.fromEntries(entries.filter(([, units]) => units > 0));
  return {
    quantities: above0(places.map(({ id, taken }) => [id, taken])),
    leftOut: above0(places.map(({ id, left }) => [id, left])),
  };
}

/**
 * The cart after a login or a customer switch: parks the previous customer's quantities, and restores those parked for
 * `customer` without prices, which the server must recalculate. Unchanged for the current customer.
 */
export function enterCart<Data>(cart: StoredCart<Data>, customer: string): StoredCart<Data> {
  if (cart.customer === customer) return cart;
  const left = leaveCart(cart);
  // hasOwn: a customer number such as 'constructor' must not match an inherited property
  const waiting = Object.hasOwn(left.others, customer) ? left.others[customer] : undefined;
  const { [customer]: _taken, ...others } = left.others;
  const fresh: StoredCart<Data> = { ...emptyCart(customer), others };
  return withQuantities(fresh, waiting ?? {});
}

/** The cart after a logout: empty and without an owner. The customer's quantities are parked under their number. */
export function leaveCart<Data>(cart: StoredCart<Data>): StoredCart<Data> {
  if (cart.customer === null) return { ...emptyCart(null), others: cart.others };
  const { [cart.customer]: _earlier, ...rest } = cart.others;
  const others = isCartEmpty(cart) ? rest : { ...rest, [cart.customer]: cart.quantities };
  return { ...emptyCart(null), others };
}
