import { enterCart, leaveCart, setCouponCode, setOrderReference } from './cartChanges.ts';
import { type GoneNames, readGoneNames } from './goneNames.ts';
import {
  type CartCostCentres,
  type CartQuantities,
  emptyCart,
  isCartEmpty,
  readStoredCart,
  type StoredCart,
  sumQuantities,
  toStored,
} from './storedCart.ts';

/** The buyer's input: the only cart data that a browser sends. */
export interface CartIntent {
  readonly quantities: CartQuantities;
  /** '' without a coupon */
  readonly couponCode: string;
  readonly orderReference: string;
  /** Absent when none was chosen. */
  readonly costCentres?: CartCostCentres | undefined;
}

/** The cart in the browser's storage: as last priced by the server, and the intent that it has not answered yet. */
export interface CartRecord {
  readonly stored: StoredCart;
  /** The intent without a response yet; null when there is none. */
  readonly pending: CartIntent | null;
  /** 32 hexadecimal digits, new after every change by the buyer. Identifies the order that is made of this cart. */
  readonly revision: string;
  /** Ids of orders already removed from this cart, latest last, so that each tab removes an order only once. */
  readonly ordered: readonly number[];
  /** Names of products that are wanted and that the last response left out; absent when there are none. */
  readonly goneNames?: GoneNames;
  /** By customer number; absent until a saved cart was read. */
  readonly syncs?: Readonly<Record<string, CartSync>> | undefined;
}

/** How the cart of one customer in this browser relates to the one that the back end keeps (docs/adr/0072). */
export interface CartSync {
  /** The id of the saved cart, which belongs to one person in one company; 0 while the back end has none. */
  readonly id: number;
  readonly version: number;
  /**
   * Unsaved changes: when the buyer made them, in milliseconds since 1970 by this browser's clock. By product id,
   * by `costCentre:` with it, and `couponCode` and `orderReference`. Without changes the cart equals the saved one.
   */
  readonly changed: Readonly<Record<string, number>>;
  /** Ids of orders whose goods the saved cart no longer had when it was read. */
  readonly orders: readonly number[];
  /** Ids of orders from before the lines of this browser were added to the saved cart: the lines may have their goods. */
  readonly earlier?: readonly number[] | undefined;
  /** The id of the order that this browser removed after its last read of the saved cart. */
  readonly takenOut?: number | undefined;
  /** Milliseconds from this browser's clock to the back end's, at most; absent for a back end without its time. */
  readonly clock?: number | undefined;
}

export interface OrderedCart {
  readonly id: number;
  readonly owner: string;
  /** The revision of the cart that the order was made of; '' when unknown. */
  readonly revision: string;
  readonly intent: CartIntent;
}

export const intentOf = (cart: StoredCart): CartIntent => ({
  quantities: cart.quantities,
  couponCode: cart.couponCode,
  orderReference: cart.orderReference,
  ...(cart.costCentres && { costCentres: cart.costCentres }),
});

/** The buyer's current intent: pending, or as stored. */
export const currentIntent = ({ stored, pending }: CartRecord): CartIntent => pending ?? intentOf(stored);

/** The stored cart with another intent, whose units are counted. The server's response and subtotal stay. */
export const withIntent = (cart: StoredCart, intent: CartIntent): StoredCart =>
  setOrderReference(
    setCouponCode(
      {
        ...cart,
        quantities: intent.quantities,
        costCentres: intent.costCentres,
        total: { ...cart.total, items: sumQuantities(intent.quantities) },
      },
      intent.couponCode,
    ),
    intent.orderReference,
  );

/** Whether two intents are equal, regardless of the order of their products. */
export function isSameIntent(a: CartIntent, b: CartIntent): boolean {
  return (
    a.couponCode === b.couponCode &&
    a.orderReference === b.orderReference &&
    areSame(a.quantities, b.quantities) &&
    areSame(a.costCentres, b.costCentres)
  );
}

function areSame(a: CartQuantities = {}, b: CartQuantities = {}): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}

/**
 * The record for one customer; another customer's cart is parked under that customer's number.
 *
 * @param customer the number; null for a visitor, who has no cart
 * @param revision the revision of the cart that replaces it
 */
export function recordFor(found: CartRecord, customer: string | null, revision: string): CartRecord {
  if (found.stored.customer === customer) return found;
  const whole = withIntent(found.stored, currentIntent(found));
  const stored = customer === null ? leaveCart(whole) : enterCart(whole, customer);
  return { stored, pending: null, revision, ordered: found.ordered, syncs: found.syncs };
}

/** The sync of one customer; null before their saved cart was read for the first time, and for a visitor. */
export function syncOf({ stored, syncs }: CartRecord, customer = stored.customer): CartSync | null {
  // A customer number such as 'constructor' must not match an inherited property.
  const sync = customer !== null && syncs && Object.hasOwn(syncs, customer) ? syncs[customer] : null;
  return sync && isSync(sync) ? sync : null;
}

/** Whether a stored sync is valid; `unsavedOf` checks its changes. Otherwise the saved cart is read as for the first time. */
const isSync = ({ id, version, orders, earlier = [], clock = 0, takenOut = 0 }: Partial<CartSync>): boolean =>
  [id, version, clock, takenOut].every(Number.isSafeInteger) && [orders, earlier].every(Array.isArray);

/**
 * Notes the buyer's changes between two intents as unsaved. Nothing is noted before a saved cart was read.
 *
 * @param now milliseconds since 1970
 * @param customer whose cart was changed. @default the record's customer
 */
export function noteChanges(
  record: CartRecord,
  before: CartIntent,
  after: CartIntent,
  now: number,
  customer = record.stored.customer,
): CartRecord {
  const sync = syncOf(record, customer);
  if (customer === null || sync === null) return record;
  const was = valuesOf(before);
  const is = valuesOf(after);
  const changed = { ...sync.changed };
  for (const key in { ...was, ...is }) if (was[key] !== is[key]) changed[key] = now;
  return withSync(record, customer, { ...sync, changed });
}

/** Notes that this browser removed an order whose goods the saved cart still had when it was read. */
export function noteTakenOut(
  record: CartRecord,
  { id, owner }: Pick<OrderedCart, 'id' | 'owner'>,
): CartRecord {
  const sync = syncOf(record, owner);
  return sync === null ? record : withSync(record, owner, { ...sync, takenOut: id });
}

export const withSync = (record: CartRecord, customer: string, sync: CartSync): CartRecord => ({
  ...record,
  syncs: { ...record.syncs, [customer]: sync },
});

/** The values of an intent by the keys of `CartSync.changed`. */
export function valuesOf({ quantities, costCentres = {}, couponCode, orderReference }: CartIntent) {
  const values: Record<string, string | number> = { ...quantities, couponCode, orderReference };
  for (const [id, costCentre] of Object.entries(costCentres)) values[`costCentre:${id}`] = costCentre;
  return values;
}

export const serialiseCartRecord = ({
  stored,
  pending,
  revision,
  ordered,
  goneNames,
  syncs,
}: CartRecord): string =>
  JSON.stringify({
    ...toStored(stored),
    revision,
    ...(ordered.length === 0 ? {} : { ordered }),
    ...(pending === null ? {} : { pending: toStoredPending(pending) }),
    ...(goneNames && { goneNames }),
    syncs,
  });

/**
 * Parses a stored record; repairs or drops invalid parts. Never throws.
 *
 * @param newRevision used when the text has no revision
 */
export function readCartRecord(text: string | null, newRevision: string): CartRecord {
  const stored = readStoredCart(text);
  const { pending, revision, ordered, goneNames, syncs } = parseObject(text);
  return {
    stored,
    pending: readPending(pending, stored.customer),
    revision: typeof revision === 'string' && /^[0-9a-f]{32}$/.test(revision) ? revision : newRevision,
    ordered: Array.isArray(ordered) ? ordered.filter((id) => Number.isSafeInteger(id)) : [],
    ...withGoneNames(stored.customer === null ? {} : readGoneNames(goneNames)),
    // Read one by one, by `syncOf`.
    syncs: typeof syncs === 'object' ? (syncs as CartRecord['syncs']) : undefined,
  };
}

export const withGoneNames = (goneNames: GoneNames): Pick<CartRecord, 'goneNames'> =>
  Object.keys(goneNames).length === 0 ? {} : { goneNames };

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' ? { ...value } : {};

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

/** An intent under its storage keys: `amounts` for quantities, `coupon` for the coupon code. */
const toStoredPending = ({
  quantities: amounts,
  couponCode: coupon,
  orderReference,
  costCentres,
}: CartIntent) => ({ amounts, coupon, orderReference, costCentres });

/**
 * Repairs an intent with the rules of a stored cart; null without products, since an emptied cart is stored at once.
 */
function readPending(pending: unknown, customer: string | null): CartIntent | null {
  const { amounts = {}, coupon = '', orderReference = '', costCentres } = fieldsOf(pending);
  const stored = toStored(emptyCart(customer));
  const cart = { ...stored, amount: amounts, discount: coupon, orderReference, costCentres };
  const read = readStoredCart(JSON.stringify(cart));
  return isCartEmpty(read) ? null : intentOf(read);
}
