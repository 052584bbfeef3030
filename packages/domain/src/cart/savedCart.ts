import type { CartIntent } from './cartRecord.ts';
import { maxCartLines } from './lineQuantity.ts';
import type { CartQuantities } from './storedCart.ts';

export interface SavedValue<Value> {
  readonly value: Value;
  readonly version: number;
  /** When the buyer changed it: milliseconds since 1970 by the server's clock. */
  readonly changedAt: number;
}

export interface SavedOrder {
  readonly id: number;
  /** The version of the cart that it was taken out with. */
  readonly version: number;
  readonly intent: CartIntent;
}

/** The cart that the back end keeps for one person in one company. */
export interface SavedCart {
  /** Grows with each change; 0 before the first one. */
  readonly version: number;
  /** By product id. A line of 0 was removed; it is kept, so that an older change elsewhere does not bring it back. */
  readonly quantities: Readonly<Record<string, SavedValue<number>>>;
  /** The chosen cost centres of its lines, removed ones included, as in `CartIntent`; absent when none was chosen. */
  readonly costCentres?: Readonly<Record<string, SavedValue<number>>> | undefined;
  readonly couponCode: SavedValue<string>;
  readonly orderReference: SavedValue<string>;
  /** Orders that were made of it. Their goods are still in values of an earlier version: `intentOfSaved` leaves them out. */
  readonly orders: readonly SavedOrder[];
}

/** A value that the buyer chose, and how long ago by the clock of that device: milliseconds, from 0. */
export interface CartChange<Value> {
  readonly value: Value;
  readonly age: number;
}

/** The changes that one browser made since it last read the saved cart. */
export interface CartChanges {
  readonly version: number;
  /** When it was sent: milliseconds since 1970 by the server's clock, as far as the browser knows it. */
  readonly sentAt?: number | undefined;
  /** By product id; 0 removes the line. */
  readonly quantities: Readonly<Record<string, CartChange<number>>>;
  /** By product id, as in `CartIntent`. */
  readonly costCentres?: Readonly<Record<string, CartChange<number>>> | undefined;
  readonly couponCode?: CartChange<string> | undefined;
  readonly orderReference?: CartChange<string> | undefined;
  /** Ids of orders whose goods are no longer in these quantities. */
  readonly ordered: readonly number[];
}

const noText: SavedValue<string> = { value: '', version: 0, changedAt: 0 };

export const emptySavedCart: SavedCart = {
  version: 0,
  quantities: {},
  couponCode: noText,
  orderReference: noText,
  orders: [],
};

/** The maximum number of removed lines that are kept, latest first. */
const maxRemovedLines = maxCartLines;

/** How long before now `sentAt` counts, in milliseconds: a wrong clock decides about no more than that. */
const maxUnderWayMs = 60_000;

const isSameCode = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** The current contents of the cart. A cart without products has no coupon and no reference. */
export function intentOfSaved(saved: SavedCart): CartIntent {
  const { quantities, costCentres = {}, couponCode, orderReference } = withoutOrders(saved);
  const held = Object.entries(quantities).filter(([, { value }]) => value > 0);
  const chosen = held.flatMap(([id]): [string, number][] => {
    const costCentre = costCentres[id];
    return costCentre ? [[id, costCentre.value]] : [];
  });
  return held.length === 0
    ? { quantities: {}, couponCode: '', orderReference: '' }
    : {
        quantities: Object.fromEntries(held.map(([id, { value }]) => [id, value])),
        couponCode: couponCode.value,
        orderReference: orderReference.value,
        ...(chosen.length > 0 && { costCentres: Object.fromEntries(chosen) }),
      };
}

/** Takes the goods of orders out of the values that are older than these. */
function withoutOrders(saved: SavedCart): SavedCart {
  const { quantities, costCentres, orders } = saved;
  const since = <Value>({ version }: SavedValue<Value>) => orders.filter((order) => order.version > version);
  const latest = (taken: readonly SavedOrder[]) => Math.max(...taken.map(({ version }) => version));

  const left = Object.fromEntries(
    Object.entries(quantities).map(([id, line]): [string, SavedValue<number>] => {
      const taken = since(line).filter(({ intent }) => (intent.quantities[id] ?? 0) > 0);
      if (taken.length === 0) return [id, line];
      return [id, { ...line, value: withoutGoods(line.value, id, taken), version: latest(taken) }];
    }),
  );
  const isEmptied = Object.values(left).every(({ value }) => value === 0);
  const textLeft = (text: SavedValue<string>, field: 'couponCode' | 'orderReference') => {
    const taken = since(text).filter(
      ({ intent }) => isEmptied || (text.value !== '' && isSameCode(intent[field], text.value)),
    );
    return taken.length === 0 ? text : { ...text, value: '', version: latest(taken) };
  };
  const isOrdered = (id: string, line: SavedValue<number>) =>
    left[id]?.value === 0 && since(line).some(({ intent }) => (intent.quantities[id] ?? 0) > 0);
  return {
    ...saved,
    quantities: left,
    ...(costCentres && { costCentres: withoutEntries(costCentres, isOrdered) }),
    couponCode: textLeft(saved.couponCode, 'couponCode'),
    orderReference: textLeft(saved.orderReference, 'orderReference'),
  };
}

const withoutEntries = <Value>(
  entries: Readonly<Record<string, Value>>,
  isLeftOut: (id: string, value: Value) => boolean,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(entries).filter(([id, value]) => !isLeftOut(id, value)));

const withoutGoods = (quantity: number, id: string, orders: readonly SavedOrder[]): number =>
  Math.max(
    0,
    orders.reduce((rest, { intent }) => rest - (intent.quantities[id] ?? 0), quantity),
  );

/**
 * Merges the changes of one browser into the saved cart, value by value. A change of a value that the browser had read
 * counts; else the later change does, by its age on the browser's own clock before `sentAt`. A change that does not
 * know of an order yet is reduced by what was ordered. New lines beyond `maxCartLines` are left out.
 *
 * Merging the same changes again changes only the version.
 *
 * @param now milliseconds since 1970 by the server's clock
 */
export function mergeChanges(saved: SavedCart, changes: CartChanges, now: number): SavedCart {
  const before = withoutOrders(saved);
  const version = saved.version + 1;
  const { sentAt = now } = changes;
  const sent = sentAt < now - maxUnderWayMs ? now : Math.min(sentAt, now);
  const missed = saved.orders.filter(
    (order) => order.version > changes.version && !changes.ordered.includes(order.id),
  );
  const merge = <Value>(
    current: SavedValue<Value> | undefined,
    change: CartChange<Value> | undefined,
    ordered: (value: Value) => Value,
  ): SavedValue<Value> | undefined => {
    if (!change) return current;
    const changedAt = sent - Math.max(0, change.age);
    const isSeen = current === undefined || current.version <= changes.version;
    if (!isSeen && current.changedAt > changedAt) return current;
    return { value: ordered(change.value), version, changedAt };
  };
  const mergeText = (field: 'couponCode' | 'orderReference') =>
    merge(before[field], changes[field], (text) =>
      missed.some(({ intent }) => isSameCode(intent[field], text)) ? '' : text,
    ) ?? before[field];

  const quantities = { ...before.quantities };
  let lines = Object.values(quantities).filter(({ value }) => value > 0).length;
  for (const [id, change] of Object.entries(changes.quantities)) {
    const current = quantities[id];
    const merged = merge(current, change, (quantity) => withoutGoods(quantity, id, missed));
    const added = Number((merged?.value ?? 0) > 0) - Number((current?.value ?? 0) > 0);
    if (merged === undefined || (added > 0 && lines >= maxCartLines)) continue;
    lines += added;
    quantities[id] = merged;
  }
  const costCentres = { ...before.costCentres };
  for (const [id, change] of Object.entries(changes.costCentres ?? {})) {
    const merged = merge(costCentres[id], change, (costCentre) => costCentre);
    if (merged && quantities[id]) costCentres[id] = merged;
  }
  const kept = withFewRemoved(quantities);
  const merged = {
    ...before,
    quantities: kept,
    ...(Object.keys(costCentres).length > 0 && {
      costCentres: withoutEntries(costCentres, (id) => kept[id] === undefined),
    }),
    couponCode: mergeText('couponCode'),
    orderReference: mergeText('orderReference'),
  };
  const values = [
    ...Object.values(quantities),
    ...Object.values(costCentres),
    merged.couponCode,
    merged.orderReference,
  ];
  return values.some((value) => value.version === version) ? { ...merged, version } : saved;
}

function withFewRemoved(quantities: SavedCart['quantities']): SavedCart['quantities'] {
  const removed = Object.entries(quantities).filter(([, { value }]) => value === 0);
  if (removed.length <= maxRemovedLines) return quantities;
  const oldest = new Set(
    removed
      .toSorted(([, one], [, other]) => other.changedAt - one.changedAt)
      .slice(maxRemovedLines)
      .map(([id]) => id),
  );
  return withoutEntries(quantities, (id) => oldest.has(id));
}

/** A line that differs between two carts; 0 where it is not in one. */
export interface ChangedLine {
  readonly productId: number;
  readonly before: number;
  readonly after: number;
}

export function changedLines(before: CartQuantities, after: CartQuantities): readonly ChangedLine[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...ids]
    .map((id) => ({ productId: Number(id), before: before[id] ?? 0, after: after[id] ?? 0 }))
    .filter((line) => line.before !== line.after);
}
