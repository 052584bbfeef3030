import { Link } from '@magazijn/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueries } from '../shared/data/queries.ts';
import { memoryStorage } from '../shared/storage/browserStorage.ts';
import { shopLinks } from '../testing/shopLinks.ts';
import { createShopStores } from './createShopStores.ts';
import { createRequestMeter } from './layout/RequestBar.tsx';
import { ShopProviders } from './ShopProviders.tsx';

/** No request is made here. */
const never = () => new Promise<never>(() => {});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'startViewTransition');
  window.history.replaceState(null, '', '/');
});

test.each([
  ['/product/verzorging/luiers/demo-luiers-maat-4', 1],
  ['/categorie/verzorging?page=2', 1],
  ['/zoeken/luiers', 1],
  ['/winkelwagen', 0],
])('a link to %s starts %i view transitions in browsers that support them', async (href, count) => {
  const begin = vi.fn((change: () => unknown) => {
    const done = Promise.resolve(change()).then(() => undefined);
    return { finished: done, ready: done, updateCallbackDone: done, skipTransition: () => undefined };
  });
  Object.assign(document, { startViewTransition: begin });
  const stores = createShopStores({
    storage: memoryStorage(new Map()),
    loadApiFor: () => never,
    announce: () => undefined,
  });
  const queries = createQueries({ loadApiOf: never, viewer: () => '' });
  const router = createBrowserRouter([
    { path: '/', element: <Link href={href}>Verder</Link> },
    { path: '*', element: <h1>Aangekomen</h1> },
  ]);
  render(
    <ShopProviders stores={stores} queries={queries} links={shopLinks} meter={createRequestMeter()}>
      <RouterProvider router={router} />
    </ShopProviders>,
  );
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Verder' })));
  expect(await screen.findByRole('heading', { name: 'Aangekomen' })).toBeTruthy();
  expect(begin).toHaveBeenCalledTimes(count);
});
