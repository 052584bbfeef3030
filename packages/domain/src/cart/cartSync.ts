import {
  type CartIntent,
  type CartRecord,
  type CartSync,
  costCentreKey,
  currentIntent,
  syncOf,
} from './cartRecord.ts';
import { maxCartLines } from './lineQuantity.ts';
import type { CartChange, CartChanges, SavedOrder } from './savedCart.ts';

/** The saved cart as a browser reads it. */
export interface SavedCartState {
  readonly id: number;
  readonly version: number;
  readonly intent: CartIntent;
  /** The latest orders that were made of it, with the versions that they left it with. */
  readonly orders: readonly Pick<SavedOrder, 'id' | 'version'>[];
}

const texts = ['couponCode', 'orderReference'] as const;

/** The maximum number of changes in a request. */
const maxUnsaved = 2 * maxCartLines;

const withSync = (record: CartRecord, customer: string, sync: CartSync): CartRecord => ({
  ...record,
  syncs: { ...record.syncs, [customer]: sync },
});

/** The unsaved changes of the record's customer, as many as a request has room for; without invalid ones. */
export function unsavedOf(record: CartRecord): CartSync['changed'] {
  const entries = Object.entries(syncOf(record)?.changed ?? {}).filter(
    ([key, at]) =>
      /^(?:(?:costCentre:)?[1-9]\d*|couponCode|orderReference)$/.test(key) && Number.isFinite(at),
  );
  return Object.fromEntries(entries.slice(0, maxUnsaved));
}

/** The product whose cost centre has this key; null for the key of another value. */
const productOfKey = (key: string): string | null => {
  const product = key.replace(/^\D+/, '');
  return key === costCentreKey(product) ? product : null;
};

/** The changes of a record, to send; `unsaved` are those of `unsavedOf`. */
export function changesToSend(record: CartRecord, unsaved: CartSync['changed'], now: number): CartChanges {
  const intent = currentIntent(record);
  const quantities: Record<string, CartChange<number>> = {};
  const costCentres: typeof quantities = {};
  let textChanges: Pick<CartChanges, 'couponCode' | 'orderReference'> = {};
  for (const [key, at] of Object.entries(unsaved)) {
    const age = Math.max(0, now - at);
    const field = texts.find((text) => text === key);
    const product = productOfKey(key);
    const costCentre = product === null ? undefined : intent.costCentres?.[product];
    if (field) textChanges = { ...textChanges, [field]: { value: intent[field], age } };
    else if (product === null) quantities[key] = { value: intent.quantities[key] ?? 0, age };
    else if (costCentre !== undefined) costCentres[product] = { value: costCentre, age };
  }
  const version = syncOf(record)?.version ?? 0;
  const chosen = Object.keys(costCentres).length > 0 && { costCentres };
  return { version, quantities, ...chosen, ...textChanges, ordered: record.ordered };
}

/**
 * Takes over the saved cart, except for changes that were made after the request. The first time, lines of both are kept:
 * the larger quantity counts, and what the saved cart lacks is noted as a change. Another person's cart replaces this one.
 *
 * @param sent the unsaved changes when the request was sent; empty when it only read
 * @param now milliseconds since 1970
 * @returns the record with its new sync, whose intent is unchanged, and the new intent; null for an outdated response
 */
export function takeOverSaved(
  record: CartRecord,
  saved: SavedCartState,
  sent: CartSync['changed'],
  now: number,
): { readonly record: CartRecord; readonly intent: CartIntent } | null {
  const { customer } = record.stored;
  if (customer === null) return null;
  const sync = syncOf(record);
  const { id, version } = saved;
  const ids = saved.orders.map((order) => order.id);
  if (sync === null) {
    const { intent, own } = larger(currentIntent(record), saved.intent);
    const changed = Object.fromEntries(own.map((key) => [key, now]));
    // Goods of an order under way may be among the lines of this browser.
    const found = own.length === 0 ? { orders: ids } : { orders: [], earlier: ids };
    return { record: withSync(record, customer, { id, version, changed, ...found }), intent };
  }
  if (sync.id !== 0 && sync.id !== id) {
    return {
      record: withSync(record, customer, { id, version, changed: {}, orders: ids }),
      intent: saved.intent,
    };
  }
  if (version < sync.version) return null;
  const later = Object.entries(sync.changed).filter(([key, at]) => sent[key] !== at);
  if (later.length === 0) {
    const { earlier } = sync;
    const orders = ids.filter((order) => !earlier?.includes(order));
    return {
      record: withSync(record, customer, { id, version, changed: {}, orders, earlier }),
      intent: saved.intent,
    };
  }
  // The later changes were made to the earlier version, so the next request names that one again.
  return {
    record: withSync(record, customer, { ...sync, id, changed: Object.fromEntries(later) }),
    intent: withOwn(
      saved.intent,
      currentIntent(record),
      later.map(([key]) => key),
    ),
  };
}

/** An intent with the values of another one for these keys. */
function withOwn(intent: CartIntent, own: CartIntent, keys: readonly string[]): CartIntent {
  const quantities: Record<string, number> = { ...intent.quantities };
  const costCentres: Record<string, number> = { ...intent.costCentres };
  for (const key of keys) {
    const product = productOfKey(key);
    const [values, chosen] = product === null ? [quantities, own.quantities] : [costCentres, own.costCentres];
    const id = product ?? key;
    const value = chosen?.[id];
    if (value === undefined) delete values[id];
    else values[id] = value;
  }
  const text = (field: (typeof texts)[number]) => (keys.includes(field) ? own[field] : intent[field]);
  return {
    quantities,
    couponCode: text('couponCode'),
    orderReference: text('orderReference'),
    ...(Object.keys(costCentres).length > 0 && { costCentres }),
  };
}

/** Two carts together: nothing of either is lost. `own` has the keys whose value is that of the first. */
function larger(first: CartIntent, second: CartIntent) {
  const own = [
    ...Object.entries(first.quantities).flatMap(([id, quantity]) =>
      quantity > (second.quantities[id] ?? 0) ? [id] : [],
    ),
    ...Object.keys(first.costCentres ?? {}).flatMap((id) =>
      second.costCentres?.[id] === undefined ? [costCentreKey(id)] : [],
    ),
    ...texts.filter((field) => first[field] !== '' && second[field] === ''),
  ];
  return { intent: withOwn(second, first, own), own };
}
