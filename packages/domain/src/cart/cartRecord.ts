import { enterCart, leaveCart, setCouponCode, setOrderReference } from './cartChanges.ts';
import {
  type CartQuantities,
  emptyCart,
  isCartEmpty,
  readStoredCart,
  type StoredCart,
  toStored,
} from './storedCart.ts';

/** What the buyer wants: the only thing that a browser sends about a cart. */
export interface CartIntent {
  readonly quantities: CartQuantities;
  /** '' when there is none. */
  readonly couponCode: string;
  readonly orderReference: string;
}

/**
 * What a browser keeps of the cart: the stored cart, which changes only after a successful recalculation, and beside it
 * what the buyer wants while no answer has come for it, so that a reload loses nothing.
 */
export interface CartRecord {
  readonly stored: StoredCart;
  /** What was asked, or is to be asked; null when the server has answered. */
  readonly pending: CartIntent | null;
  /** 32 hexadecimal digits, others after every change of the buyer's: what an order of this cart is known by. */
  readonly revision: string;
  /** Ids of the orders that were taken out of a cart here, the latest last: whichever tab hears of one first, does it. */
  readonly ordered: readonly number[];
}

/** What the buyer of a stored cart wants. */
export const intentOf = (cart: StoredCart): CartIntent => ({
  quantities: cart.quantities,
  couponCode: cart.couponCode,
  orderReference: cart.orderReference,
});

/** What the buyer wants now, answered or not. */
export const wantedOf = ({ stored, pending }: CartRecord): CartIntent => pending ?? intentOf(stored);

/** The stored cart with the intent in place of what it holds; what the server said of it stays. */
export const withIntent = (cart: StoredCart, intent: CartIntent): StoredCart =>
  setOrderReference(
    setCouponCode({ ...cart, quantities: intent.quantities }, intent.couponCode),
    intent.orderReference,
  );

/** Whether two intents ask for the same; the order in which products were added counts for nothing. */
export function isSameIntent(a: CartIntent, b: CartIntent): boolean {
  const ids = Object.keys(a.quantities);
  return (
    a.couponCode === b.couponCode &&
    a.orderReference === b.orderReference &&
    ids.length === Object.keys(b.quantities).length &&
    ids.every((id) => a.quantities[id] === b.quantities[id])
  );
}

/**
 * The record as one customer may see it: another's cart is parked under the number of who left. The same object when it
 * is this customer's already.
 *
 * @param customer the number; null for a visitor, who has no cart
 * @param revision for the cart that comes instead
 */
export function recordFor(found: CartRecord, customer: string | null, revision: string): CartRecord {
  if (found.stored.customer === customer) return found;
  const whole = withIntent(found.stored, wantedOf(found));
  const stored = customer === null ? leaveCart(whole) : enterCart(whole, customer);
  return { ...found, stored, pending: null, revision };
}

/** How a record is written as text; `readCartRecord` reads it. */
export const cartRecordText = ({ stored, pending, revision, ordered }: CartRecord): string =>
  JSON.stringify({
    ...toStored(stored),
    revision,
    ...(ordered.length === 0 ? {} : { ordered }),
    ...(pending === null ? {} : { pending: toStoredPending(pending) }),
  });

/**
 * Reads a record from what the browser kept; whatever stands there is repaired or dropped. Never throws.
 *
 * @param text null when nothing is kept
 * @param newRevision for a text that has none
 */
export function readCartRecord(text: string | null, newRevision: string): CartRecord {
  const stored = readStoredCart(text);
  const { pending, revision, ordered } = parseObject(text);
  return {
    stored,
    pending: readPending(pending, stored.customer),
    revision: typeof revision === 'string' && /^[0-9a-f]{32}$/.test(revision) ? revision : newRevision,
    ordered: Array.isArray(ordered) ? ordered.filter((id) => Number.isSafeInteger(id)) : [],
  };
}

/** What an object holds; nothing of anything else. */
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' ? { ...value } : {};

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

/** The intent as it is stored, where its quantities are called `amounts`, and its coupon's code `coupon`. */
const toStoredPending = ({ quantities: amounts, couponCode: coupon, orderReference }: CartIntent) => ({
  amounts,
  coupon,
  orderReference,
});

/**
 * An intent is repaired by the rules of a stored cart, by which nobody has products. One without products is none: an
 * emptied cart is stored at once.
 */
function readPending(pending: unknown, customer: string | null): CartIntent | null {
  const { amounts = {}, coupon = '', orderReference = '' } = fieldsOf(pending);
  const cart = { ...toStored(emptyCart(customer)), amount: amounts, discount: coupon, orderReference };
  const read = readStoredCart(JSON.stringify(cart));
  return isCartEmpty(read) ? null : intentOf(read);
}

/** The coupon and the reference that were typed into carts which are parked, per customer number. */
export type SavedTexts = Readonly<Record<string, Pick<CartIntent, 'couponCode' | 'orderReference'>>>;

/** With the texts of one more customer; where nothing was typed, those of before stay. */
export const saveTexts = (saved: SavedTexts, customer: string, { couponCode, orderReference }: CartIntent) =>
  couponCode === '' && orderReference === ''
    ? saved
    : { ...saved, [customer]: { couponCode, orderReference } };

/** The texts of a customer, who gets them once, and those of the others. */
export function takeTexts(saved: SavedTexts, customer: string) {
  const { [customer]: found, ...others } = saved;
  // A customer number such as 'constructor' must not find what every object inherits.
  return { texts: Object.hasOwn(saved, customer) ? (found ?? null) : null, others };
}

/** How saved texts are written, a coupon's code as `coupon`; null when there are none. */
export function savedTextsText(saved: SavedTexts): string | null {
  const entries = Object.entries(saved).map(([customer, { couponCode: coupon, orderReference }]) => [
    customer,
    { coupon, orderReference },
  ]);
  return entries.length === 0 ? null : JSON.stringify(Object.fromEntries(entries));
}

/** Reads saved texts from whatever stands there: what is no text is ''. Never throws. */
export function readSavedTexts(text: string | null): SavedTexts {
  const textOf = (found: unknown) => (typeof found === 'string' ? found : '');
  return Object.fromEntries(
    Object.entries(parseObject(text)).map(([customer, found]) => {
      const { coupon, orderReference } = { coupon: '', orderReference: '', ...(found as object | null) };
      return [customer, { couponCode: textOf(coupon), orderReference: textOf(orderReference) }];
    }),
  );
}
