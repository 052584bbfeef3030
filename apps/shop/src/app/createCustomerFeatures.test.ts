import { afterEach, expect, test, vi } from 'vitest';
import { createSessionStore } from '../shared/session/createSessionStore.ts';
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
