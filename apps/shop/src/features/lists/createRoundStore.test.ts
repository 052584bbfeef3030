// Over 300 lines: every case is an event sequence of one store.
import { ApiError, type ListCounts, type StockCount } from '@magazijn/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../shared/storage/browserStorage.ts';
import { buildShoppingList } from '../../testing/buildShoppingList.ts';
import { createRoundStore } from './createRoundStore.ts';

afterEach(() => vi.restoreAllMocks());

const stock = (productId: number) => ({ productId, quantity: 12, kind: 'stock' }) as const;

/** A back end with the counts of one list, and phones that count it. */
function open() {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const backEnd = { answers: true, losesAnswers: false, isGone: false, round: 1, version: 1, writes: 0 };
  const counts = new Map<number, Omit<StockCount, 'own'>>();
  const clock = { now: Date.parse('2026-11-29T10:00:00.000Z') };
  const check = () => {
    if (!backEnd.answers) throw new ApiError('unreachable', 'No answer');
    if (backEnd.isGone) throw new ApiError('refused', 'Not found', { status: 404 });
  };
  const answer = (phone: string): ListCounts => ({
    round: backEnd.round,
    version: backEnd.version,
    counts: new Map([...counts].map(([id, count]) => [id, { ...count, own: count.by === phone }])),
  });
  const apiOf = (phone: string) => ({
    listCounts: async () => {
      if (backEnd.isGone) return null;
      check();
      return answer(phone);
    },
    saveListCounts: async (
      _id: number,
      asked: readonly { productId: number; counted: number; age: number; round: number }[],
    ) => {
      check();
      backEnd.writes += 1;
      const replaced = new Map<number, number>();
      for (const { productId, counted, age, round } of asked) {
        const before = counts.get(productId);
        const at = new Date(clock.now - age * 1000).toISOString();
        if (before?.at && before.at > at) continue;
        if (before && before.by !== phone && before.round === round && before.counted !== counted)
          replaced.set(productId, before.counted);
        counts.set(productId, { counted, at, by: phone, round: Math.min(round, backEnd.round) });
      }
      return { ...answer(phone), replaced };
    },
    endListRound: async (_id: number, round: number) => {
      check();
      if (backEnd.round > round) throw new ApiError('refused', 'Ended', { status: 409 });
      backEnd.round = round + 1;
      if (backEnd.losesAnswers) throw new ApiError('unreachable', 'No answer');
      return backEnd.round;
    },
  });
  const list = () => ({
    ...buildShoppingList({
      lines: [stock(1), stock(2), stock(3)],
      round: backEnd.round,
      version: backEnd.version,
    }),
  });
  const storages = new Map<string, ReturnType<typeof memoryStorage>>();
  /** Opens the page on a phone, again after a reload. */
  const start = (phone: string, listeners: { onSaved?: () => void; onListChanged?: () => void } = {}) => {
    const storage = storages.get(phone) ?? memoryStorage();
    storages.set(phone, storage);
    return createRoundStore({
      list: list(),
      loadApi: async () => apiOf(phone),
      storage,
      storageKey: 'round',
      now: () => clock.now,
      ...listeners,
    });
  };
  return { backEnd, counts, clock, start, kept: (phone: string) => storages.get(phone)?.read('round') };
}

const pairs = (store: ReturnType<typeof createRoundStore>) =>
  [...store.getState().counts].map(([id, { counted }]) => [id, counted]).toSorted();
const settled = (store: ReturnType<typeof createRoundStore>) =>
  vi.waitFor(() => expect(store.getState().status).toBe('saved'));

test('two phones count one list: each count is kept, and both show both', async () => {
  const { start, kept } = open();
  const [mine, theirs] = [start('a'), start('b')];
  mine.count(1, 5);
  theirs.count(2, 0);
  await settled(mine);
  await settled(theirs);
  await mine.exchange();
  expect([pairs(mine), pairs(theirs)]).toEqual([
    [
      [1, 5],
      [2, 0],
    ],
    [
      [1, 5],
      [2, 0],
    ],
  ]);
  expect(mine.getState().counts.get(2)).toMatchObject({ own: false, by: 'b' });
  expect(mine.getState().conflicts).toEqual([]);
  expect(kept('a')).toBeNull();
});

test('of two counts of one line the later one applies, also when it arrives first, and both phones show that', async () => {
  const { start, backEnd, clock } = open();
  const [mine, theirs] = [start('a'), start('b')];
  backEnd.answers = false;
  mine.count(1, 5);
  await vi.waitFor(() => expect(mine.getState().status).toBe('failed'));
  backEnd.answers = true;
  clock.now += 60_000;
  theirs.count(1, 4);
  await settled(theirs);
  await mine.exchange();
  expect(pairs(mine)).toEqual([[1, 4]]);
  expect(mine.getState().conflicts).toEqual([{ productId: 1, own: 5, other: 4, stands: 'other' }]);
  clock.now += 60_000;
  mine.count(1, 3);
  await settled(mine);
  expect(mine.getState().conflicts).toEqual([{ productId: 1, own: 3, other: 4, stands: 'own' }]);
  expect(pairs(mine)).toEqual([[1, 3]]);
});

test('counts without a connection stay on the phone, come back after a reload, and are sent as made then', async () => {
  const { start, backEnd, clock, counts, kept } = open();
  const before = start('a');
  backEnd.answers = false;
  before.count(1, 5);
  before.count(1, 6);
  before.count(2, 0);
  await vi.waitFor(() => expect(before.getState().status).toBe('failed'));
  clock.now += 3_600_000;
  const after = start('a');
  expect(pairs(after)).toEqual([
    [1, 6],
    [2, 0],
  ]);
  backEnd.answers = true;
  await after.exchange();
  expect(counts.get(1)).toMatchObject({ counted: 6, at: '2026-11-29T10:00:00.000Z' });
  expect(kept('a')).toBeNull();
});

test('two tabs without a connection keep the counts of both', async () => {
  const { start, backEnd, counts, kept } = open();
  const [one, other] = [start('a'), start('a')];
  backEnd.answers = false;
  one.count(1, 5);
  other.count(2, 7);
  await vi.waitFor(() => expect(other.getState().status).toBe('failed'));
  expect(kept('a')).toMatch(/"productId":2.*"productId":1/);
  backEnd.answers = true;
  await other.exchange();
  await one.exchange();
  expect([...counts.keys()].toSorted()).toEqual([1, 2]);
  expect(kept('a')).toBeNull();
});

test('quick steps are sent one request at a time, and the last one counts', async () => {
  const { start, backEnd, counts } = open();
  const store = start('a');
  for (const counted of [1, 2, 3, 4]) store.count(1, counted);
  await vi.waitFor(() => expect(counts.get(1)?.counted).toBe(4));
  expect(backEnd.writes).toBeLessThanOrEqual(2);
});

test('the next round begins without counts, and shows those of the last one as earlier', async () => {
  const { start, backEnd } = open();
  const store = start('a');
  store.count(1, 5);
  store.end();
  expect([store.getState().endedBy, pairs(store)]).toEqual(['own', [[1, 5]]]);
  await vi.waitFor(() => expect(backEnd.round).toBe(2));
  // The order stays unchanged.
  store.count(1, 9);
  expect(pairs(store)).toEqual([[1, 5]]);
  store.beginNext();
  await settled(store);
  expect([store.getState().endedBy, pairs(store)]).toEqual([null, []]);
  expect(store.getState().earlier.get(1)).toMatchObject({ counted: 5 });
});

test('a round that is ended without a connection is over after a reload, and its end is sent then', async () => {
  const { start, backEnd, counts } = open();
  const before = start('a');
  backEnd.answers = false;
  before.count(1, 5);
  before.end();
  await vi.waitFor(() => expect(before.getState().status).toBe('failed'));
  const after = start('a');
  expect([after.getState().endedBy, pairs(after)]).toEqual([null, []]);
  expect(after.getState().earlier.get(1)).toMatchObject({ counted: 5 });
  backEnd.answers = true;
  after.count(2, 3);
  await settled(after);
  expect(backEnd.round).toBe(2);
  after.count(3, 1);
  await settled(after);
  expect(counts.get(3)).toMatchObject({ round: 2 });
});

test('an end whose response is lost is not attributed to another phone', async () => {
  const { start, backEnd } = open();
  const store = start('a');
  store.count(1, 5);
  await settled(store);
  backEnd.losesAnswers = true;
  store.end();
  await vi.waitFor(() => expect(store.getState().status).toBe('failed'));
  await store.exchange();
  expect([store.getState().endedBy, store.getState().status]).toEqual(['own', 'saved']);
});

test('a round that another phone ends is over here too, with its counts; without own counts the next one begins', async () => {
  const { start } = open();
  const [mine, theirs, idle] = [start('a'), start('b'), start('c')];
  mine.count(1, 5);
  await settled(mine);
  await idle.exchange();
  theirs.end();
  await settled(theirs);
  await mine.exchange();
  await idle.exchange();
  expect([mine.getState().endedBy, pairs(mine)]).toEqual(['other', [[1, 5]]]);
  expect([idle.getState().endedBy, pairs(idle)]).toEqual([null, []]);
});

test('two phones that end one round at once both show that', async () => {
  const { start } = open();
  const [mine, theirs] = [start('a'), start('b')];
  mine.count(1, 5);
  await settled(mine);
  theirs.end();
  await settled(theirs);
  mine.end();
  await settled(mine);
  expect([mine.getState().endedBy, theirs.getState().endedBy]).toEqual(['both', 'own']);
});

test('counts that were not sent when another phone ended the round are shown with that round after a reload', async () => {
  const { start, backEnd } = open();
  const mine = start('a');
  backEnd.answers = false;
  mine.count(1, 5);
  await vi.waitFor(() => expect(mine.getState().status).toBe('failed'));
  backEnd.answers = true;
  backEnd.round = 2;
  const again = start('a');
  expect([again.getState().endedBy, pairs(again)]).toEqual(['other', [[1, 5]]]);
  again.beginNext();
  await settled(again);
  expect([pairs(again), again.getState().earlier.get(1)?.counted]).toEqual([[], 5]);
});

test('a list that is removed during the round is gone, and its counts stay visible', async () => {
  const { start, backEnd, kept } = open();
  const store = start('a');
  store.count(1, 5);
  await settled(store);
  backEnd.isGone = true;
  store.count(2, 3);
  await vi.waitFor(() => expect(store.getState().status).toBe('gone'));
  expect(pairs(store)).toEqual([
    [1, 5],
    [2, 3],
  ]);
  expect(kept('a')).toBeNull();
  const idle = start('b');
  await idle.exchange();
  expect(idle.getState().status).toBe('gone');
});

test('a changed list is read again, once for each change', async () => {
  const { start, backEnd } = open();
  const onListChanged = vi.fn();
  const store = start('a', { onListChanged });
  backEnd.version = 2;
  await store.exchange();
  await store.exchange();
  expect(onListChanged).toHaveBeenCalledTimes(1);
});

test.each([-1, 2.5, 10_000, Number.NaN])('%j is no count', (counted) => {
  const { start, backEnd } = open();
  const store = start('a');
  store.count(1, counted);
  expect([pairs(store), backEnd.writes]).toEqual([[], 0]);
});

test.each(['{', '[]', '{"unsent":[{"productId":1,"counted":-3,"round":1,"at":5}],"ended":"x"}'])(
  'invalid stored values are ignored: %s',
  (text) => {
    const storage = memoryStorage(new Map([['round', text]]));
    const store = createRoundStore({
      list: buildShoppingList({ lines: [stock(1)] }),
      loadApi: () => Promise.reject(new Error('not asked')),
      storage,
      storageKey: 'round',
    });
    expect([pairs(store), store.getState().endedBy]).toEqual([[], null]);
  },
);
