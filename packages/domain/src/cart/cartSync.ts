import {
  type CartIntent,
  type CartRecord,
  type CartSync,
  currentIntent,
  syncOf,
  valuesOf,
  withSync,
} from './cartRecord.ts';
import { maxCartLines } from './lineQuantity.ts';
import type { CartChange, CartChanges, SavedOrder } from './savedCart.ts';

export interface SavedCartState {
  readonly id: number;
  readonly version: number;
  readonly intent: CartIntent;
  /** The latest orders that were made of it, with the versions that they left it with. */
  readonly orders: readonly Pick<SavedOrder, 'id' | 'version'>[];
  /** The back end's clock when it answered, in milliseconds since 1970; absent when it does not say. */
  readonly now?: number | undefined;
}

export interface SavedCartRequest {
  readonly record: CartRecord;
  /** The changes that were sent, of `unsavedOf`; empty when it only read. */
  readonly unsaved: CartSync['changed'];
}

const maxUnsaved = 2 * maxCartLines;

/** The unsaved changes of the record's customer, as many as a request has room for; without invalid ones. */
export function unsavedOf(record: CartRecord): CartSync['changed'] {
  const entries = Object.entries(syncOf(record)?.changed ?? {}).filter(
    ([key, at]) =>
      /^(?:(?:costCentre:)?[1-9]\d*|couponCode|orderReference)$/.test(key) && Number.isFinite(at),
  );
  return Object.fromEntries(entries.slice(0, maxUnsaved));
}

/** Groups values by the keys of `CartSync.changed`: the opposite of `valuesOf`. */
function grouped(values: Readonly<Record<string, unknown>>): unknown {
  const quantities: Record<string, unknown> = {};
  const costCentres: Record<string, unknown> = {};
  const texts: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const id = key.replace('costCentre:', '');
    (id !== key ? costCentres : /^\d/.test(key) ? quantities : texts)[id] = value;
  }
  return { quantities, ...texts, ...(Object.keys(costCentres).length > 0 && { costCentres }) };
}

/** The changes of a record, to send; `unsaved` are those of `unsavedOf`. */
export function changesToSend(record: CartRecord, unsaved: CartSync['changed'], now: number): CartChanges {
  const values = valuesOf(currentIntent(record));
  const changes: Record<string, CartChange<string | number>> = {};
  for (const [key, at] of Object.entries(unsaved)) {
    const value = values[key] ?? (key.includes(':') ? undefined : 0);
    // An emptied cart has no cost centres; those of its removed lines stay as they are.
    if (value !== undefined) changes[key] = { value, age: Math.max(0, now - at) };
  }
  const { version = 0, clock } = syncOf(record) ?? {};
  return {
    version,
    sentAt: clock === undefined ? undefined : now + clock,
    ordered: record.ordered,
    ...(grouped(changes) as Omit<CartChanges, 'version' | 'ordered'>),
  };
}

/**
 * Takes over the saved cart, except for changes that were made after the request. The first time nothing of either is
 * lost; another person's cart replaces this one.
 *
 * @param now milliseconds since 1970
 * @returns the new record with its old intent, and the new intent; null for an outdated response
 */
export function takeOverSaved(
  record: CartRecord,
  saved: SavedCartState,
  sent: SavedCartRequest,
  now: number,
): { readonly record: CartRecord; readonly intent: CartIntent } | null {
  const { customer } = record.stored;
  if (customer === null) return null;
  const sync = syncOf(record);
  const { id, version } = saved;
  const clock = clockAfter(sync?.clock, saved, now);
  const ids = saved.orders.map((order) => order.id);
  if (sync === null) {
    const { intent, own } = larger(currentIntent(record), saved.intent);
    const changed = Object.fromEntries(own.map((key) => [key, now]));
    // Goods of an order under way may be among the lines of this browser.
    const found = own.length === 0 ? { orders: ids } : { orders: [], earlier: ids };
    return { record: withSync(record, customer, { id, version, changed, clock, ...found }), intent };
  }
  if (sync.id !== 0 && sync.id !== id) {
    return {
      record: withSync(record, customer, { id, version, changed: {}, clock, orders: ids }),
      intent: saved.intent,
    };
  }
  // Another tab took over a version since the request, whose changes were made to an earlier one.
  if (version < sync.version || sync.version !== syncOf(sent.record)?.version) return null;
  const later = Object.entries(sync.changed).filter(([key, at]) => sent.unsaved[key] !== at);
  const keys = later.map(([key]) => key);
  const intent = withOwn(saved.intent, currentIntent(record), keys);
  const changed = Object.fromEntries(later);
  const sentValues = valuesOf(currentIntent(sent.record));
  const savedValues = valuesOf(saved.intent);
  if (keys.some((key) => (savedValues[key] ?? 0) !== (sentValues[key] ?? 0))) {
    // Changed elsewhere too: the next request names the earlier version again, so that the later change counts.
    return { record: withSync(record, customer, { ...sync, id, changed, clock }), intent };
  }
  const { earlier } = sync;
  const orders = ids.filter((order) => !earlier?.includes(order));
  return { record: withSync(record, customer, { id, version, changed, orders, earlier, clock }), intent };
}

/**
 * How far the back end's clock is ahead, at least: a response misses the time that it took. It never falls, so that the
 * changes of one browser keep their order.
 */
function clockAfter(clock: number | undefined, saved: SavedCartState, now: number): number | undefined {
  return saved.now === undefined
    ? clock
    : Math.max(Math.round(saved.now - now), clock ?? Number.NEGATIVE_INFINITY);
}

function withOwn(intent: CartIntent, own: CartIntent, keys: readonly string[]): CartIntent {
  const values = valuesOf(intent);
  const ownValues = valuesOf(own);
  for (const key of keys) {
    const value = ownValues[key];
    if (value === undefined) delete values[key];
    else values[key] = value;
  }
  return grouped(values) as CartIntent;
}

/** Two carts together: nothing of either is lost. `own` has the keys whose value is that of the first. */
function larger(first: CartIntent, second: CartIntent) {
  const others = valuesOf(second);
  const own = Object.entries(valuesOf(first)).flatMap(([key, value]) => {
    const other = others[key];
    const isOwn =
      typeof value === 'number' && !key.includes(':') ? value > Number(other ?? 0) : value !== '' && !other;
    return isOwn ? [key] : [];
  });
  return { intent: withOwn(second, first, own), own };
}
