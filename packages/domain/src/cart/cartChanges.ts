import { cleanText } from '../validation/cleanText.ts';
import type { CartIntent } from './cartRecord.ts';
import { largestLineQuantity, lineQuantity } from './lineQuantity.ts';
import {
  type CartQuantities,
  cartUnits,
  emptyCart,
  isCartEmpty,
  type StoredCart,
  withQuantities,
} from './storedCart.ts';

/**
 * The cart with more units of a product than before.
 *
 * @param quantity units to add, from 0
 * @throws RangeError when the quantity is below 0, or the line would come above `largestLineQuantity`. Ask
 * `lineQuantity` about the sum first: it has the text that tells the customer why.
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
 * The cart with this many units of a product; 0 removes it.
 * When the last product goes, the cart resets; then there is nothing to send to the server.
 *
 * @throws RangeError when the quantity is none that a line can hold. Ask `lineQuantity` first: it has the text
 * that tells the customer why.
 */
export function setQuantity<Data>(
  cart: StoredCart<Data>,
  productId: number,
  quantity: number,
): StoredCart<Data> {
  if (!Number.isSafeInteger(productId) || productId <= 0) {
    throw new RangeError(`A product's id is a whole number above 0, but got ${productId}.`);
  }
  const checked = lineQuantity(quantity);
  if (!checked.ok) {
    throw new RangeError(`${quantity} cannot be the quantity of product ${productId}: ${checked.reason}.`);
  }
  const { [productId]: _previous, ...rest } = cart.quantities;
  if (checked.value === 0) return withQuantities(cart, rest);
  return withQuantities(cart, { ...cart.quantities, [productId]: checked.value });
}

/** The cart with another coupon code, without the blanks around it; '' takes it away. */
export function setCouponCode<Data>(cart: StoredCart<Data>, code: string): StoredCart<Data> {
  return { ...cart, couponCode: cleanText(code) };
}

/** The cart with another reference of the buyer, as one clean line; '' takes it away. */
export function setOrderReference<Data>(cart: StoredCart<Data>, reference: string): StoredCart<Data> {
  return { ...cart, orderReference: cleanText(reference) };
}

/**
 * The cart after the server priced it. Only this one is to be stored; after a
 * failed recalculation the stored cart stays as it was.
 *
 * @param data the server's answer
 * @param totals `subtotal`: excluding VAT, in euros, as the server gave it
 */
export function recalculated<Data>(
  cart: StoredCart<unknown>,
  data: Data,
  totals: { readonly subtotal: number },
): StoredCart<Data> {
  return { ...cart, data, total: { items: cartUnits(cart), amount: totals.subtotal } };
}

/**
 * The cart after an order was placed that may be of an earlier state of it: so many units as were ordered
 * are taken out, what was added since stays. The coupon and the reference of the order go with it; those that were typed
 * since stay.
 *
 * @example
 * // 12 boxes were ordered, a thirteenth was added while the order was on its way
 * withoutOrdered(setQuantity(emptyCart('100001'), 7, 13), { quantities: { 7: 12 }, couponCode: '', orderReference: '' }).quantities
 * // { 7: 1 }
 */
export function withoutOrdered<Data>(
  cart: StoredCart<Data>,
  { quantities, couponCode, orderReference }: CartIntent,
): StoredCart<Data> {
  const left = Object.entries(cart.quantities)
    .map(([id, quantity]): [string, number] => [id, quantity - (quantities[id] ?? 0)])
    .filter(([, quantity]) => quantity > 0);
  return withQuantities(
    {
      ...cart,
      couponCode: cart.couponCode === couponCode ? '' : cart.couponCode,
      orderReference: cart.orderReference === orderReference ? '' : cart.orderReference,
    },
    Object.fromEntries(left),
  );
}

/** What `reorderQuantities` needs to know of a line of an earlier order. */
export interface ReorderLine {
  readonly productId: number;
  readonly quantity: number;
  /** unit price excluding VAT, in any unit: only whether it is above 0 counts */
  readonly priceExclusive: number;
}

/** What an earlier order puts into the cart, and what of it found no room there. */
export interface ReorderedQuantities {
  readonly quantities: CartQuantities;
  /** units per product beyond what a line of the cart can hold; products without any are absent */
  readonly leftOut: CartQuantities;
}

/**
 * What 'Opnieuw bestellen' puts back into the cart: the lines with a price above 0 and a whole quantity above 0, so no
 * give-aways. Lines of the same product are added up, to `largestLineQuantity` at most with what is in the cart already.
 *
 * @param inCart what is in the cart already
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
    const taken = Math.min(quantity, Math.max(0, largestLineQuantity - (inCart[id] ?? 0)));
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
 * The cart after a login or a switch: that of the given customer. The quantities of whoever was there
 * before are parked under their own number, and those that wait for this customer are taken out.
 * They carry no price yet: the server has to recalculate before anything is shown as a sum.
 *
 * Entering as the customer who is there already changes nothing.
 *
 * @param customer the customer's number
 */
export function enterCart<Data>(cart: StoredCart<Data>, customer: string): StoredCart<Data> {
  if (cart.customer === customer) return cart;
  const left = leaveCart(cart);
  // hasOwn, because a customer number such as 'constructor' must not find what every object inherits
  const waiting = Object.hasOwn(left.others, customer) ? left.others[customer] : undefined;
  const { [customer]: _taken, ...others } = left.others;
  const fresh: StoredCart<Data> = { ...emptyCart(customer), others };
  return withQuantities(fresh, waiting ?? {});
}

/**
 * The cart after a logout: it belongs to no customer and shows empty. Only the quantities are kept, with the
 * number of the customer whose they are.
 */
export function leaveCart<Data>(cart: StoredCart<Data>): StoredCart<Data> {
  if (cart.customer === null) return { ...emptyCart(null), others: cart.others };
  const { [cart.customer]: _earlier, ...rest } = cart.others;
  const others = isCartEmpty(cart) ? rest : { ...rest, [cart.customer]: cart.quantities };
  return { ...emptyCart(null), others };
}
