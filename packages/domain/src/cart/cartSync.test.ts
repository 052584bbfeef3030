import { describe, expect, test } from 'vitest';
import {
  type CartIntent,
  type CartRecord,
  type CartSync,
  intentOf,
  noteChanges,
  readCartRecord,
  recordFor,
  serialiseCartRecord,
  syncOf,
} from './cartRecord.ts';
import {
  changesToSend,
  type SavedCartRequest,
  type SavedCartState,
  takeOverSaved,
  unsavedOf,
} from './cartSync.ts';
import { maxCartLines } from './lineQuantity.ts';
import { emptyCart } from './storedCart.ts';

const revision = 'a'.repeat(32);
const goods = (quantities: CartIntent['quantities'], couponCode = '', orderReference = ''): CartIntent => ({
  quantities,
  couponCode,
  orderReference,
});
const recordOf = (intent: CartIntent, sync: Partial<CartSync> | null): CartRecord => ({
  stored: { ...emptyCart('10010'), ...intent },
  pending: null,
  revision,
  ordered: [],
  ...(sync && { syncs: { '10010': { id: 5, version: 3, changed: {}, orders: [], ...sync } } }),
});
const saved = (intent: CartIntent, others: Partial<SavedCartState> = {}): SavedCartState => ({
  id: 5,
  version: 4,
  intent,
  orders: [],
  ...others,
});
const sentWith = (record: CartRecord, unsaved: CartSync['changed'] = {}): SavedCartRequest => ({
  record,
  unsaved,
});

describe('noteChanges', () => {
  test('notes each changed line and text with its time', () => {
    const noted = noteChanges(
      recordOf(goods({ 7: 1, 8: 1 }), {}),
      goods({ 7: 1, 8: 1 }),
      goods({ 8: 2 }, 'A'),
      50,
    );
    expect(syncOf(noted)?.changed).toEqual({ 7: 50, 8: 50, couponCode: 50 });
  });

  test('notes nothing before a saved cart was read, and for a back end without one', () => {
    const record = recordOf(goods({}), null);
    expect(noteChanges(record, goods({}), goods({ 7: 1 }), 50)).toBe(record);
  });
});

describe('unsaved changes', () => {
  const send = (record: CartRecord, now: number) => changesToSend(record, unsavedOf(record), now);

  test('are sent with how long ago each was made, by this clock', () => {
    const record = {
      ...recordOf(goods({ 7: 2 }, 'A'), { changed: { 7: 40, 9: 10, couponCode: 49 } }),
      ordered: [1],
    };
    expect(send(record, 50)).toEqual({
      version: 3,
      quantities: { 7: { value: 2, age: 10 }, 9: { value: 0, age: 40 } },
      couponCode: { value: 'A', age: 1 },
      ordered: [1],
    });
    expect(send(record, 5).quantities[7]).toEqual({ value: 2, age: 0 });
  });

  test("are sent with the time of the request by the back end's clock", () => {
    expect(send(recordOf(goods({}), { clock: -30 }), 50).sentAt).toBe(20);
    expect(send(recordOf(goods({}), {}), 50).sentAt).toBeUndefined();
    expect(syncOf(recordOf(goods({}), { clock: Number.NaN }))).toBeNull();
  });

  test('are as many as a request has room for, without invalid ones', () => {
    const many = Object.fromEntries(
      Array.from({ length: 2 * maxCartLines + 5 }, (_, index) => [index + 1, 1]),
    );
    expect(Object.keys(unsavedOf(recordOf(goods({}), { changed: many })))).toHaveLength(2 * maxCartLines);
    const invalid = { 7: 'x', 'a b': 1, 9: 5 } as unknown as CartSync['changed'];
    expect(unsavedOf(recordOf(goods({}), { changed: invalid }))).toEqual({ 9: 5 });
    expect(unsavedOf(recordOf(goods({ 7: 2 }), null))).toEqual({});
  });
});

describe('takeOverSaved', () => {
  test('takes the saved cart, and the changes that were sent are saved', () => {
    const record = recordOf(goods({ 7: 2 }), { changed: { 7: 40 } });
    const found = saved(goods({ 7: 2, 8: 1 }), { orders: [{ id: 42, version: 4 }] });
    const taken = takeOverSaved(record, found, sentWith(record, { 7: 40 }), 60);
    expect(taken?.intent).toEqual(goods({ 7: 2, 8: 1 }));
    expect(taken && syncOf(taken.record)).toEqual({ id: 5, version: 4, changed: {}, orders: [42] });
  });

  test("measures how far the back end's clock is ahead by its fastest response", () => {
    const clockAfter = (now: number | undefined, clock?: number) => {
      const record = recordOf(goods({}), { clock });
      const taken = takeOverSaved(record, saved(goods({}), { now }), sentWith(record), 60);
      return taken && syncOf(taken.record)?.clock;
    };
    expect([clockAfter(1_060.4), clockAfter(1_060, 900), clockAfter(1_060, 1_100)]).toEqual([
      1_000, 1_000, 1_100,
    ]);
    expect([clockAfter(undefined, 900), clockAfter(undefined)]).toEqual([900, undefined]);
  });

  test('a line added after the request is not reduced by an order of the response', () => {
    const sent = sentWith(recordOf(goods({ 7: 2, 8: 1 }), { changed: { 8: 40 } }), { 8: 40 });
    const record = recordOf(goods({ 7: 2, 8: 3 }), { changed: { 8: 55 } });
    const found = saved(goods({ 8: 1 }), { orders: [{ id: 42, version: 4 }] });
    const taken = takeOverSaved(record, found, sent, 60);
    expect(taken?.intent).toEqual(goods({ 8: 3 }));
    expect(taken && syncOf(taken.record)).toEqual({ id: 5, version: 4, changed: { 8: 55 }, orders: [42] });
  });

  test('keeps a change of a value that another device changed too, and the version that it was made to', () => {
    const sent = sentWith(recordOf(goods({ 7: 2 }), { changed: { 7: 40, 9: 40 } }), { 7: 40, 9: 40 });
    const record = recordOf(goods({ 7: 3 }), { changed: { 7: 55, 9: 40 } });
    const found = saved(goods({ 7: 4, 8: 1 }), { orders: [{ id: 42, version: 4 }] });
    const taken = takeOverSaved(record, found, sent, 60);
    expect(taken?.intent).toEqual(goods({ 7: 3, 8: 1 }));
    expect(taken && syncOf(taken.record)).toEqual({ id: 5, version: 3, changed: { 7: 55 }, orders: [] });
  });

  test('drops a response that another tab overtook', () => {
    const record = recordOf(goods({ 7: 2 }), { version: 9 });
    expect(takeOverSaved(record, saved(goods({})), sentWith(record), 60)).toBeNull();
  });

  test('drops a response to changes of an earlier version than another tab took over since', () => {
    const sent = sentWith(recordOf(goods({ 7: 20 }), { changed: { 7: 40 } }), { 7: 40 });
    const record = recordOf(goods({ 7: 20 }), { version: 4, changed: { 7: 40 } });
    expect(takeOverSaved(record, saved(goods({ 7: 1 })), sent, 60)).toBeNull();
  });

  test('the first time nothing of either cart is lost', () => {
    const record = recordOf(goods({ 7: 2, 8: 5 }, '', 'Groep 3'), null);
    const taken = takeOverSaved(record, saved(goods({ 7: 3, 8: 1, 9: 1 }, 'A')), sentWith(record), 60);
    expect(taken?.intent).toEqual(goods({ 7: 3, 8: 5, 9: 1 }, 'A', 'Groep 3'));
    expect(taken && syncOf(taken.record)?.changed).toEqual({ 8: 60, orderReference: 60 });
  });

  test('the first time, an order under way may still be in the own lines; without such lines it is not', () => {
    const orders = [{ id: 42, version: 4 }];
    const ordersOf = (intent: CartIntent) => {
      const record = recordOf(intent, null);
      const taken = takeOverSaved(record, saved(goods({ 9: 1 }), { orders }), sentWith(record), 60);
      return taken && syncOf(taken.record)?.orders;
    };
    expect([ordersOf(goods({ 7: 2 })), ordersOf(goods({}))]).toEqual([[], [42]]);
  });

  test('an order from before the own lines were added stays apart from those that left the saved cart later', () => {
    const first = { id: 42, version: 4 };
    const unread = recordOf(goods({ 7: 2 }), null);
    const record = takeOverSaved(unread, saved(goods({}), { orders: [first] }), sentWith(unread), 60)?.record;
    const later = { ...saved(goods({}), { orders: [{ id: 43, version: 6 }, first] }), version: 6 };
    const taken = record && takeOverSaved(record, later, sentWith(record, { 7: 60 }), 70);
    expect(taken && syncOf(taken.record)).toMatchObject({ changed: {}, orders: [43], earlier: [42] });
  });

  test("another person's cart replaces this one, and no line of one comes into the other", () => {
    const record = recordOf(goods({ 7: 2 }), { changed: { 7: 40 } });
    const taken = takeOverSaved(record, saved(goods({ 9: 1 }), { id: 6, version: 1 }), sentWith(record), 60);
    expect(taken?.intent).toEqual(goods({ 9: 1 }));
    expect(taken && syncOf(taken.record)).toMatchObject({ id: 6, version: 1, changed: {} });
  });

  test('the first save of a person gives the cart its id', () => {
    const record = recordOf(goods({ 7: 2 }), { id: 0, version: 0, changed: { 7: 40 } });
    const taken = takeOverSaved(
      record,
      saved(goods({ 7: 2 }), { id: 8, version: 1 }),
      sentWith(record, { 7: 40 }),
      60,
    );
    expect(taken && syncOf(taken.record)).toMatchObject({ id: 8, version: 1, changed: {} });
  });

  test('a visitor has no saved cart', () => {
    const record = { ...recordOf(goods({}), null), stored: emptyCart(null) };
    expect(takeOverSaved(record, saved(goods({ 7: 1 })), sentWith(record), 60)).toBeNull();
  });
});

describe('a record with a saved cart', () => {
  test("with a line's cost centre, noted, sent and taken over like a quantity", () => {
    const before = goods({ 7: 1, 8: 1 });
    const after = { ...before, costCentres: { 7: 3 } };
    const record = noteChanges(recordOf(after, {}), before, after, 50);
    expect(syncOf(record)?.changed).toEqual({ 'costCentre:7': 50 });
    expect(changesToSend(record, unsavedOf(record), 60)).toEqual({
      version: 3,
      quantities: {},
      costCentres: { 7: { value: 3, age: 10 } },
      ordered: [],
    });
    const elsewhere = { ...goods({ 7: 2, 8: 1 }), costCentres: { 7: 4, 8: 5 } };
    const merged = { ...elsewhere, costCentres: { 7: 3, 8: 5 } };
    const unread = recordOf(after, null);
    expect(takeOverSaved(record, saved(elsewhere), sentWith(record), 60)?.intent).toEqual(merged);
    expect(takeOverSaved(unread, saved(elsewhere), sentWith(unread), 60)?.intent).toEqual(elsewhere);
    expect(takeOverSaved(unread, saved(before), sentWith(unread), 60)?.intent).toEqual(after);
  });

  test('is stored and read', () => {
    const record = recordOf(goods({ 7: 2 }), { changed: { 7: 40 }, orders: [42] });
    expect(readCartRecord(serialiseCartRecord(record), '').syncs).toEqual(record.syncs);
  });

  test.each([
    ['a text', 'x'],
    ['a number', 5],
    ['nothing', { '10010': null }],
    ['no id', { '10010': { version: 1, changed: {}, orders: [] } }],
    ['no orders', { '10010': { id: 1, version: 1, changed: {}, orders: 'x' } }],
  ])('with %s for a sync is one whose saved cart was never read', (_what, syncs) => {
    const record = { ...JSON.parse(serialiseCartRecord(recordOf(goods({ 7: 2 }), null))), syncs };
    const read = readCartRecord(JSON.stringify(record), '');
    expect([syncOf(read), unsavedOf(read)]).toEqual([null, {}]);
    expect(noteChanges(read, goods({}), goods({ 7: 1 }), 5)).toBe(read);
  });

  test('keeps the unsaved changes of a customer who leaves', () => {
    const record = recordOf(goods({ 7: 2 }, 'A'), { changed: { 7: 40 } });
    const other = recordFor(record, '10020', revision);
    expect(syncOf(other)).toBeNull();
    const back = recordFor(other, '10010', revision);
    expect(intentOf(back.stored)).toEqual(goods({ 7: 2 }));
    expect(syncOf(back)?.changed).toEqual({ 7: 40 });
  });
});
