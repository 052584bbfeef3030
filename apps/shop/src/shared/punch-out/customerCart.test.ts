import { expect, test, vi } from 'vitest';
import { memoryStorage, type TextStorage } from '../storage/browserStorage.ts';
import type { PunchOutStore } from './createPunchOutStore.ts';
import { cartStorage } from './customerCart.ts';
import { buildPunchOutSession } from './testing/buildPunchOutSession.ts';

function setUp() {
  let open: ReturnType<PunchOutStore['getState']> = null;
  const listeners: (() => void)[] = [];
  const outside: ((key: string | null) => void)[] = [];
  const own: TextStorage = {
    ...memoryStorage(),
    onOutsideChange: (listener) => {
      outside.push(listener);
      return () => {};
    },
  };
  const punchOut = {
    getState: () => open,
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => {};
    },
  } as PunchOutStore;
  const storage = cartStorage({ punchOut, own, tab: memoryStorage() });
  const set = (next: typeof open) => {
    open = next;
    for (const listener of listeners) listener();
  };
  const elsewhere = (key: string) => {
    for (const listener of outside) listener(key);
  };
  return { storage, set, elsewhere };
}

test('a punch-out session has its own cart, and the customer’s returns after it', () => {
  const { storage, set } = setUp();
  storage.write('cart', 'own');
  set(buildPunchOutSession());
  expect(storage.read('cart')).toBeNull();
  storage.write('cart', 'of the session');
  set(null);
  expect(storage.read('cart')).toBe('own');
});

test('subscribers of the cart are notified when a punch-out session starts and ends', () => {
  const { storage, set } = setUp();
  const onChange = vi.fn();
  storage.onOutsideChange(onChange);
  set(buildPunchOutSession());
  set(null);
  expect(onChange.mock.calls).toEqual([[null], [null]]);
});

test('changes of the customer’s cart in other tabs do not affect a punch-out session', () => {
  const { storage, set, elsewhere } = setUp();
  const onChange = vi.fn();
  storage.onOutsideChange(onChange);
  elsewhere('cart');
  set(buildPunchOutSession());
  elsewhere('cart');
  expect(onChange.mock.calls).toEqual([['cart'], [null]]);
});
