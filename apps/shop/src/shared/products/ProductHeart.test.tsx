import { buildProduct } from '@magazijn/api-client/testing';
import type { Role } from '@magazijn/domain/people';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createShopStores } from '../../app/createShopStores.ts';
import { refusingClient } from '../../testing/refusingClient.ts';
import { testToken } from '../../testing/testToken.ts';
import { createQueries } from '../data/queries.ts';
import { QueriesContext } from '../data/useQuery.ts';
import { tokenKey } from '../session/createSessionStore.ts';
import { LoginPromptContext } from '../session/LoginPrompt.ts';
import { memoryStorage } from '../storage/browserStorage.ts';
import { SessionContext, StoresProvider } from '../stores/StoresProvider.tsx';
import { ProductHeart } from './ProductHeart.tsx';

// Between hydration and takeover the page shows a visitor's state, also to a customer (ADR 86).
test.each([
  ['a visitor asks to log in', null, { marked: 0, prompted: 1 }],
  ['a buyer marks the product', 'buyer', { marked: 1, prompted: 0 }],
  ['a bookkeeper does nothing', 'bookkeeper', { marked: 0, prompted: 0 }],
] as const)('[T30] a heart pressed before the takeover: %s', async (_what, role: Role | null, expected) => {
  const markFavourite = vi.fn(async () => {});
  const prompt = vi.fn();
  const api = refusingClient({ markFavourite, hasCapability: async () => false }, 'Not expected:');
  const stores = createShopStores({
    storage: memoryStorage(new Map(role ? [[tokenKey, testToken({ role })]] : [])),
    loadApiFor: () => async () => api,
    announce: () => {},
  });
  await stores.customer.load();
  const queries = createQueries({ loadApiOf: async () => api, viewer: () => 'anonymous' });
  render(
    <StoresProvider stores={stores}>
      <SessionContext value={stores.session.getServerState()}>
        <QueriesContext value={queries}>
          <LoginPromptContext value={prompt}>
            <ProductHeart product={buildProduct({ favourite: false })} />
          </LoginPromptContext>
        </QueriesContext>
      </SessionContext>
    </StoresProvider>,
  );
  // `act` waits for what the press starts.
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /favoriet/ }));
  });
  expect({ marked: markFavourite.mock.calls.length, prompted: prompt.mock.calls.length }).toEqual(expected);
});
