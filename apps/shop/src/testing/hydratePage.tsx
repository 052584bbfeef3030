import type { ApiClient } from '@magazijn/api-client';
import { act } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type RouteObject, RouterProvider } from 'react-router-dom';
import { SWRConfig, unload } from 'swr';
import { onTestFinished } from 'vitest';
import { createShopStores } from '../app/createShopStores.ts';
import { createRequestMeter } from '../app/layout/RequestBar.tsx';
import type { RenderedPage } from '../app/RenderedPage.ts';
import { routes } from '../app/routes.tsx';
import { ShopProviders } from '../app/ShopProviders.tsx';
import { startRouter } from '../app/startRouter.ts';
import { pageDataId } from '../shared/data/PageData.ts';
import { createQueries } from '../shared/data/queries.ts';
import { tokenKey } from '../shared/session/createSessionStore.ts';
import { memoryStorage } from '../shared/storage/browserStorage.ts';
import { may, personOf } from '../shared/stores/SessionStore.ts';
import { catalogueApi } from './catalogueApi.ts';
import { links } from './renderAddress.ts';
import { StillResizeObserver } from './StillResizeObserver.ts';

const withChildren = (route: RouteObject): RouteObject[] => [
  route,
  ...(route.children ?? []).flatMap(withChildren),
];
const lazyRoutes = routes
  .flatMap(withChildren)
  .flatMap((route) => (typeof route.lazy === 'object' ? [{ route, lazy: { ...route.lazy } }] : []));

interface HydrateOptions {
  /** The token of a customer. @default none, for a visitor */
  readonly token?: string;
  /** Renders once, as in production. @default false: in StrictMode */
  readonly once?: boolean;
  /** The back end's answers. @default those to visitors */
  readonly api?: ApiClient;
  /** What local storage has, beside the token. @default nothing */
  readonly stored?: Readonly<Record<string, string>>;
  /** Runs in the server's HTML before hydration. @default nothing */
  readonly before?: () => void | Promise<void>;
}

/** Hydrates server HTML until the test ends. Resolves to React's recoverable errors. */
export async function hydratePage(
  address: string,
  html: string,
  page: Extract<RenderedPage, { kind: 'page' }>,
  { token, once = false, api = catalogueApi(), stored = {}, before }: HydrateOptions = {},
): Promise<readonly unknown[]> {
  globalThis.ResizeObserver ??= StillResizeObserver;
  window.history.replaceState(null, '', address);
  const root = document.createElement('div');
  root.id = 'shop';
  root.innerHTML = html;
  document.body.append(root);
  const data = Object.assign(document.createElement('script'), { type: 'application/json', id: pageDataId });
  data.textContent = JSON.stringify(page.data);
  document.body.append(data);
  const repairs: unknown[] = [];
  const storage = memoryStorage(new Map(Object.entries(token ? { ...stored, [tokenKey]: token } : stored)));
  const stores = createShopStores({
    storage,
    loadApiFor: () => async () => api,
    announce: () => {},
    claims: page.data.claims,
    today: page.data.today,
    cart: page.data.cart,
  });
  if (token) await stores.customer.load();
  const { session } = stores;
  unload({ revalidate: false });
  const queries = createQueries({
    loadApiOf: async () => api,
    viewer: () => personOf(session.getState().viewer),
    may: (permission) => may(session.getState().viewer, permission),
    initial: page.data.queries,
    swr: SWRConfig.defaultValue,
  });
  const { router } = await startRouter({ queries, stores, hydrationData: page.data.hydrationData });
  await before?.();
  dispatchEvent(new Event('hydrating'));
  const Mode = once ? Fragment : StrictMode;
  await act(async () => {
    const hydrated = hydrateRoot(
      root,
      <Mode>
        <ShopProviders {...{ stores, queries, links }} posted={page.data.posted} meter={createRequestMeter()}>
          <RouterProvider router={router} />
        </ShopProviders>
      </Mode>,
      { onRecoverableError: (error) => repairs.push(error) },
    );
    onTestFinished(() => {
      act(() => hydrated.unmount());
      router.dispose();
      // A router empties the `lazy` of each route that it loads, and all routers of a file share the routes.
      for (const { route, lazy } of lazyRoutes)
        Object.assign(route, { Component: undefined, lazy: { ...lazy } });
    });
  });
  return repairs;
}
