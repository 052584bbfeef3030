import { expect, test, vi } from 'vitest';
import type { TextStorage } from '../storage/browserStorage.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { cartStorage } from './cartStorage.ts';
import type { PunchOutStore } from './PunchOutStore.ts';
import { buildVisit } from './testing/buildVisit.ts';

function setUp() {
  let visit: ReturnType<PunchOutStore['getState']> = null;
  const tell: (() => void)[] = [];
  const outside: ((key: string | null) => void)[] = [];
  const own: TextStorage = {
    ...memoryStorage(),
    onOutsideChange: (listener) => {
      outside.push(listener);
      return () => {};
    },
  };
  const punchOut = {
    getState: () => visit,
    subscribe: (listener: () => void) => {
      tell.push(listener);
      return () => {};
    },
  } as PunchOutStore;
  const storage = cartStorage({ punchOut, own, tab: memoryStorage() });
  const set = (next: typeof visit) => {
    visit = next;
    for (const listener of tell) listener();
  };
  const elsewhere = (key: string) => {
    for (const listener of outside) listener(key);
  };
  return { storage, set, elsewhere };
}

test('a visit has a cart of its own, and the customer’s comes back after it', () => {
  const { storage, set } = setUp();
  storage.write('cart', 'own');
  set(buildVisit());
  expect(storage.read('cart')).toBeNull();
  storage.write('cart', 'of the visit');
  set(null);
  expect(storage.read('cart')).toBe('own');
});

test('who follows the cart hears when a visit begins and ends', () => {
  const { storage, set } = setUp();
  const heard = vi.fn();
  storage.onOutsideChange(heard);
  set(buildVisit());
  set(null);
  expect(heard.mock.calls).toEqual([[null], [null]]);
});

test('what other tabs do with the own cart does not concern a visit', () => {
  const { storage, set, elsewhere } = setUp();
  const heard = vi.fn();
  storage.onOutsideChange(heard);
  elsewhere('cart');
  set(buildVisit());
  elsewhere('cart');
  expect(heard.mock.calls).toEqual([['cart'], [null]]);
});
