import { ApiError, type ShoppingList } from '@magazijn/api-client';
import type { ListContent, ListLine } from '@magazijn/domain/lists';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../shared/storage/browserStorage.ts';
import { buildShoppingList } from '../../testing/buildShoppingList.ts';
import { createListStore } from './createListStore.ts';

afterEach(() => vi.restoreAllMocks());

const line = (productId: number, quantity = 1): ListLine => ({ productId, quantity, kind: 'order' });

function open(...lines: readonly ListLine[]) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const backEnd: { list: ShoppingList | null; answers: boolean; writes: number } = {
    list: buildShoppingList({ lines }),
    answers: true,
    writes: 0,
  };
  const put = ({ name, shared, lines }: ListContent): number => {
    const version = (backEnd.list?.version ?? 0) + 1;
    backEnd.list = buildShoppingList({ name, shared, lines, version });
    return version;
  };
  const checked = (): ShoppingList => {
    if (!backEnd.answers) throw new ApiError('unreachable', 'No answer');
    if (!backEnd.list) throw new ApiError('refused', 'Not found', { status: 404 });
    return backEnd.list;
  };
  const api = {
    list: async () => (backEnd.list ? checked() : null),
    saveList: async (_id: number, version: number, content: ListContent) => {
      backEnd.writes += 1;
      const list = checked();
      if (content.name === 'Bezet') throw new ApiError('refused', 'Deze naam is bezet.', { status: 422 });
      if (list.version !== version) throw new ApiError('refused', 'Veranderd.', { status: 409 });
      return put(content);
    },
    addToList: async (_id: number, more: readonly ListLine[]) => {
      const list = checked();
      put({ ...list, lines: [...list.lines, ...more] });
      return more.length;
    },
  };
  const storage = memoryStorage();
  const start = () =>
    createListStore({ list: checked(), loadApi: async () => api, storage, storageKey: 'list' });
  return { api, backEnd, put, start, store: start(), storage };
}

const pairs = (lines: readonly ListLine[] = []) =>
  lines.map(({ productId, quantity }) => [productId, quantity]);
const settled = (store: ReturnType<typeof createListStore>) =>
  vi.waitFor(() => expect(store.getState().status).not.toBe('saving'));

test('changes in quick succession are written one at a time, and the last one counts', async () => {
  const { store, backEnd } = open(line(1));
  for (const quantity of [2, 3, 4, 5]) store.change({ lines: [line(1, quantity)] });
  await settled(store);
  expect(pairs(backEnd.list?.lines)).toEqual([[1, 5]]);
  expect(backEnd.writes).toBe(2);
});

test('two windows change one list: both changes are kept, and the later window shows that', async () => {
  const { store, start, backEnd } = open(line(1), line(2));
  const other = start();
  other.change({ lines: [line(1, 7), line(2)] });
  await settled(other);
  store.change({ lines: [line(1), line(2, 9)] });
  await settled(store);
  expect(pairs(backEnd.list?.lines)).toEqual([
    [1, 7],
    [2, 9],
  ]);
  expect(store.getState().merged).toEqual({ conflicts: [] });
});

test('where both changed one line the own quantity stays, and the product is named', async () => {
  const { store, start, backEnd } = open(line(1));
  const other = start();
  other.change({ lines: [line(1, 7)] });
  await settled(other);
  store.change({ lines: [line(1, 9)] });
  await settled(store);
  expect(pairs(backEnd.list?.lines)).toEqual([[1, 9]]);
  expect(store.getState().merged).toEqual({ conflicts: [1] });
});

test('without a connection a change is not lost, also by a reload, and a retry writes it', async () => {
  const { store, start, backEnd, storage } = open(line(1));
  backEnd.answers = false;
  store.change({ lines: [line(1, 6)] });
  await settled(store);
  expect(store.getState().status).toBe('failed');
  expect(pairs(store.getState().content.lines)).toEqual([[1, 6]]);
  backEnd.answers = true;
  const again = start();
  expect(pairs(again.getState().content.lines)).toEqual([[1, 6]]);
  again.retry();
  await settled(again);
  expect(pairs(backEnd.list?.lines)).toEqual([[1, 6]]);
  expect(storage.read('list')).toBeNull();
});

test('a change that was written without its answer is not written twice', async () => {
  const { store, put, backEnd } = open(line(1));
  backEnd.answers = false;
  store.change({ lines: [line(1, 6)] });
  await settled(store);
  // The back end had it all the same.
  put({ name: 'Egels', shared: true, lines: [line(1, 6)] });
  backEnd.answers = true;
  store.retry();
  await settled(store);
  expect(store.getState()).toMatchObject({ status: 'saved', merged: null });
  expect(pairs(backEnd.list?.lines)).toEqual([[1, 6]]);
});

test('a change that was written without its answer is forgotten at a reload, and overwrites no later change', async () => {
  const { store, put, start, backEnd, storage } = open(line(1));
  backEnd.answers = false;
  store.change({ lines: [line(1, 6)] });
  await settled(store);
  backEnd.answers = true;
  put({ name: 'Egels', shared: true, lines: [line(1, 6)] });
  start();
  expect(storage.read('list')).toBeNull();
  put({ name: 'Egels', shared: true, lines: [line(1, 8)] });
  expect(pairs(start().getState().content.lines)).toEqual([[1, 8]]);
});

test('of a kept change only what the back end does not have yet is kept on', async () => {
  const { store, put, start, backEnd } = open(line(1), line(2));
  backEnd.answers = false;
  store.change({ lines: [line(1, 6), line(2, 5)] });
  await settled(store);
  backEnd.answers = true;
  put({ name: 'Egels', shared: true, lines: [line(1, 6), line(2)] });
  start();
  put({ name: 'Egels', shared: true, lines: [line(1, 8), line(2)] });
  expect(pairs(start().getState().content.lines)).toEqual([
    [1, 8],
    [2, 5],
  ]);
});

test('a conflict with a stored change is reported after a reload, and the own quantity is written', async () => {
  const { store, put, start, backEnd } = open(line(1), line(2));
  backEnd.answers = false;
  store.change({ lines: [line(1, 6), line(2)] });
  await settled(store);
  backEnd.answers = true;
  put({ name: 'Egels', shared: true, lines: [line(1, 8), line(2)] });
  const again = start();
  expect(again.getState().merged).toEqual({ conflicts: [1] });
  again.retry();
  await settled(again);
  expect(pairs(backEnd.list?.lines)).toEqual([
    [1, 6],
    [2, 1],
  ]);
  expect(again.getState().merged).toEqual({ conflicts: [1] });
});

test('a change that is undone without a connection leaves nothing to write', async () => {
  const { store, backEnd } = open(line(1));
  backEnd.answers = false;
  store.change({ lines: [line(1, 6)] });
  await settled(store);
  store.change({ lines: [line(1)] });
  expect(store.getState().status).toBe('saved');
});

test('a change that was written without its answer is saved once the list is loaded again', async () => {
  const { store, put, backEnd } = open(line(1));
  backEnd.answers = false;
  store.change({ lines: [line(1, 6)] });
  await settled(store);
  put({ name: 'Egels', shared: true, lines: [line(1, 6)] });
  store.absorb(backEnd.list);
  expect(store.getState()).toMatchObject({ status: 'saved', merged: null });
});

test('a refused name is reverted, and the lines are written', async () => {
  const { store, backEnd } = open(line(1));
  store.change({ name: 'Bezet', lines: [line(1, 3)] });
  await settled(store);
  expect(store.getState()).toMatchObject({ refusal: 'Deze naam is bezet.', content: { name: 'Egels' } });
  expect(pairs(backEnd.list?.lines)).toEqual([[1, 3]]);
});

test('a name that was changed again stays when the one before it is refused', async () => {
  const { store, backEnd } = open(line(1));
  store.change({ name: 'Bezet' });
  store.change({ name: 'Vrij' });
  await settled(store);
  expect(store.getState()).toMatchObject({ refusal: '', content: { name: 'Vrij' } });
  expect(backEnd.list?.name).toBe('Vrij');
});

test('a loaded list that disappears is marked as gone, and keeps its lines until it returns', () => {
  const { store } = open(line(1));
  store.absorb(null);
  expect(store.getState()).toMatchObject({ status: 'gone', content: { lines: [line(1)] } });
  store.absorb(buildShoppingList({ version: 2, lines: [line(1, 3)] }));
  expect(store.getState()).toMatchObject({ status: 'saved', content: { lines: [line(1, 3)] } });
});

test('a list that a colleague removed is marked as gone, and keeps its lines', async () => {
  const { store, backEnd } = open(line(1));
  backEnd.list = null;
  store.change({ lines: [line(1, 3)] });
  await settled(store);
  expect(store.getState().status).toBe('gone');
  expect(pairs(store.getState().content.lines)).toEqual([[1, 3]]);
});

test('an added line comes with its product, beside unwritten changes', async () => {
  const { store, backEnd } = open(line(1));
  store.change({ lines: [line(1, 4)] });
  await settled(store);
  expect(await store.add([line(2, 3)])).toBe(1);
  await settled(store);
  expect(pairs(store.getState().content.lines)).toEqual([
    [1, 4],
    [2, 3],
  ]);
  expect(store.getState().list.lines).toHaveLength(2);
  expect(store.getState().merged).toBeNull();
  expect(backEnd.list?.version).toBe(3);
});

test('the list that an addition returns does not undo a change written during it', async () => {
  const { api, store, backEnd } = open(line(1));
  const list = api.list;
  let arrive = () => {};
  vi.spyOn(api, 'list').mockImplementationOnce(async () => {
    const before = await list();
    await new Promise<void>((resolve) => (arrive = resolve));
    return before;
  });
  const adding = store.add([line(2, 3)]);
  await vi.waitFor(() => expect(api.list).toHaveBeenCalled());
  store.change({ lines: [line(1, 4)] });
  await settled(store);
  arrive();
  await adding;
  const both = [
    [1, 4],
    [2, 3],
  ];
  expect([pairs(store.getState().content.lines), pairs(backEnd.list?.lines)]).toEqual([both, both]);
});

test('the name of a line that was removed stays known, to put it back', () => {
  const { store } = open(line(1), line(2));
  store.absorb(buildShoppingList({ version: 2, lines: [line(2)] }));
  expect(store.getState().known.get(1)?.name).toBe('Product 1');
});
