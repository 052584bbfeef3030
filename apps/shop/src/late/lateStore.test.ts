import { expect, test } from 'vitest';
import { lateCode } from './lateCode.ts';
import { lateStore } from './lateStore.ts';

/** A store that counts, whose code comes when `arrive` is called. */
function counter() {
  let arrive = (_: { readonly start: number }) => {};
  const code = lateCode(() => new Promise<{ readonly start: number }>((resolve) => (arrive = resolve)));
  const late = lateStore({
    empty: 0,
    code,
    create: ({ start }) => {
      const listeners = new Set<() => void>();
      let count = start;
      return {
        subscribe: (listener: () => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        getState: () => count,
        getServerState: () => 0,
        add: async (more: number) => {
          count += more;
          for (const listener of listeners) listener();
          return count;
        },
      };
    },
  });
  return { ...late, code, arrive: () => arrive({ start: 10 }) };
}

test('it is empty, and following it asks for nothing', () => {
  const { store, code } = counter();
  store.subscribe(() => {});
  expect(store.getState()).toBe(0);
  expect(code.loaded()).toBeNull();
});

test('what was done before it came is done in that order, and told', async () => {
  const { store, arrive } = counter();
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.getState()));
  const both = Promise.all([store.add(1), store.add(2)]);
  arrive();
  expect(await both).toEqual([11, 13]);
  expect(seen).toEqual([10, 11, 13]);
});

test('once its code is there it is made at once', async () => {
  const { store, code, wake, arrive } = counter();
  const there = code.load();
  arrive();
  await there;
  wake();
  expect(store.getState()).toBe(10);
  expect(store.getServerState()).toBe(0);
});

test('it can be awaited: it is no promise', async () => {
  const { store, code } = counter();
  const awaited = (async () => store)();
  expect(await Promise.race([awaited, new Promise((resolve) => setTimeout(resolve, 100, 'never'))])).toBe(
    store,
  );
  expect(code.loaded()).toBeNull();
});
