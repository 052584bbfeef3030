import { emptyCart, toStored } from '@magazijn/domain/cart';
import { expect, test } from 'vitest';
import { createSessionStore, tokenKey } from '../shared/session/createSessionStore.ts';
import { memoryStorage } from '../shared/storage/browserStorage.ts';
import { cartKey } from '../shared/stores/CartStore.ts';
import { testToken } from '../testing/testToken.ts';
import { hasCartOfEndedSession } from './createShopStores.ts';

const leftBehind = (entries: readonly (readonly [string, string])[]) => {
  const storage = memoryStorage(new Map(entries));
  return hasCartOfEndedSession(createSessionStore({ storage, now: Date.now }), storage);
};

test('detects the cart of a customer whose session ended', () => {
  expect(leftBehind([[cartKey, JSON.stringify(toStored(emptyCart('10010')))]])).toBe(true);
});

test.each([
  ['no cart', []],
  ["nobody's cart", [[cartKey, JSON.stringify(toStored(emptyCart(null)))]]],
  [
    'the cart of the logged-in customer',
    [
      [cartKey, JSON.stringify(toStored(emptyCart('10010')))],
      [tokenKey, testToken()],
    ],
  ],
] as const)('%s has no cart to set aside', (_, entries) => {
  expect(leftBehind(entries)).toBe(false);
});
