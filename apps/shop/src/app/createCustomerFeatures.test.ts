import { afterEach, expect, test, vi } from 'vitest';
import { createSessionStore, tokenKey } from '../shared/session/createSessionStore.ts';
import { claimsOf } from '../shared/session/sessionCookie.ts';
import { memoryStorage } from '../shared/storage/browserStorage.ts';
import { refusingClient } from '../testing/refusingClient.ts';
import { testToken } from '../testing/testToken.ts';
import { createCustomerFeatures } from './createCustomerFeatures.ts';

afterEach(() => void vi.useRealTimers());

test.each([
  ['requested', 'names the capability', true, 1],
  ['not requested', 'does not', false, 0],
])('the saved cart is %s from a back end that %s', async (_is, _what, hasCall, count) => {
  const storage = memoryStorage();
  const session = createSessionStore({ storage, now: () => 0 });
  session.logIn(testToken());
  const savedCart = vi.fn(async () => null);
  const hasCapability = vi.fn(async (name: string) => hasCall && name === 'saved-cart');
  const api = refusingClient({ savedCart, hasCapability }, 'Nothing expects');
  await createCustomerFeatures({
    api,
    session,
    storage,
    announce: () => {},
    tabs: false,
    followsSavedCart: true,
  });
  await vi.waitFor(() => expect(hasCapability).toHaveBeenCalledOnce());
  await import('../shared/cart/followSavedCart.ts');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(savedCart).toHaveBeenCalledTimes(count);
});

test.each([
  ['shows', 'the person of the session', undefined, true],
  ['does not show', 'another person', 'noor', false],
])('a document’s cart %s for %s', async (_, _of, loggedIn, isShown) => {
  const token = testToken({ username: 'els' });
  const storage = memoryStorage(new Map([[tokenKey, token]]));
  const session = createSessionStore({ storage, now: () => 0, claims: claimsOf(token) });
  if (loggedIn) session.logIn(testToken({ username: loggedIn }));
  const api = refusingClient({}, 'Nothing expects');
  const intent = { quantities: {}, couponCode: '', orderReference: '' };
  const document = { saved: { id: 7, version: 1, intent, orders: [] }, answer: null };
  const given = { api, session, storage, announce: () => {}, tabs: false, followsSavedCart: false, document };
  const { cart } = await createCustomerFeatures(given);
  expect(cart.getServerState().known).toBe(isShown);
});
