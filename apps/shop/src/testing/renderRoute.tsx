import type { ApiClient } from '@magazijn/api-client';
import type { Role } from '@magazijn/domain/people';
import { announce, LiveRegion } from '@magazijn/ui';
import { act, render } from '@testing-library/react';
import { type ComponentType, useLayoutEffect } from 'react';
import {
  createMemoryRouter,
  matchRoutes,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { SWRConfig, unload } from 'swr';
import { createShopStores } from '../app/createShopStores.ts';
import { ErrorPage } from '../app/ErrorPage.tsx';
import { createRequestMeter } from '../app/layout/RequestBar.tsx';
import { useArrival } from '../app/layout/useArrival.ts';
import { useKeptFocus } from '../app/layout/useKeptFocus.ts';
import { pages } from '../app/routes.tsx';
import { ShopProviders } from '../app/ShopProviders.tsx';
import { withCode } from '../app/startRouter.ts';
import { createQueries, type DehydratedQueries, queriesContext } from '../shared/data/queries.ts';
import { AislesProvider } from '../shared/data/useAisleOf.tsx';
import type { ShopLinks } from '../shared/links/ShopLinks.tsx';
import { tokenKey } from '../shared/session/createSessionStore.ts';
import { LoginPromptContext } from '../shared/session/LoginPrompt.ts';
import { onViewerChange } from '../shared/session/onViewerChange.ts';
import { memoryStorage } from '../shared/storage/browserStorage.ts';
import { may, personOf } from '../shared/stores/SessionStore.ts';
import { storesContext } from '../shared/stores/ShopStores.ts';
import { refusingClient } from './refusingClient.ts';
import { StillResizeObserver } from './StillResizeObserver.ts';
import { shopLinks } from './shopLinks.ts';
import type { Stub } from './stub.ts';
import { testToken } from './testToken.ts';

interface RenderOptions {
  /** Responses of reading calls; an unlisted call fails with its name. */
  readonly stubs?: readonly Stub[];
  /** @default 'anonymous' */
  readonly viewer?: 'anonymous' | 'customer';
  /** The role of the customer. @default none in the token, so an administrator */
  readonly role?: Role;
  /** The results of the document, a visitor's: by `unstable_serialize` of their keys. */
  readonly initial?: DehydratedQueries;
  /** Calls that change something; an unlisted one fails with its name. */
  readonly api?: Partial<ApiClient>;
  readonly onLoginPrompt?: () => void;
  /** The entries before the page in the history, and the page itself. @default the page alone */
  readonly initialEntries?: readonly string[];
  readonly links?: Partial<ShopLinks>;
  /** Patterns of further pages that can be opened; other addresses show nothing. */
  readonly others?: readonly string[];
  /** The element at a pattern, instead of the shop's page. */
  readonly places?: Readonly<Record<string, ComponentType>>;
}

/** Renders the page at `path` as the browser does. Resolves when it has settled. */
export async function renderRoute(path: string, options: RenderOptions = {}) {
  globalThis.ResizeObserver ??= StillResizeObserver;
  unload({ revalidate: false });
  announce('');
  const { stubs = [], viewer = 'anonymous', api = {}, onLoginPrompt = () => {} } = options;
  const { initialEntries = [path], others = [], places = {}, role } = options;
  const storage = memoryStorage(
    new Map(viewer === 'customer' ? [[tokenKey, testToken(role === undefined ? {} : { role })]] : []),
  );
  const known: Partial<ApiClient> = {
    // Around every page, as with a back end without that field.
    shopSettings: async () => null,
    capabilities: async () => [],
    hasCapability: async () => false,
    ...Object.fromEntries(stubs.map(({ call, answer }) => [call, answer])),
    ...api,
  };
  const client = refusingClient(known, 'The test has no answer for');
  const stores = createShopStores({ storage, loadApiFor: () => async () => client, announce });
  // As the entry does, so that no placeholder shows first.
  const { cart, favourites } = await stores.customer.load();
  const { session } = stores;
  const queries = createQueries({
    loadApiOf: async () => client,
    viewer: () => personOf(session.getState().viewer),
    may: (permission) => may(session.getState().viewer, permission),
    initial: options.initial ?? {},
    swr: SWRConfig.defaultValue,
  });
  const context = new RouterContextProvider();
  context.set(queriesContext, queries);
  context.set(storesContext, stores);

  const here = matchRoutes(pages, path)?.at(-1)?.route.path;
  const shown = await Promise.all(
    pages
      .filter(({ path: at = '' }) => !(at in places) && (at === here || others.includes(at)))
      .map(withCode),
  );
  const place = { current: path };
  const links = { ...shopLinks, ...options.links };
  const router = createMemoryRouter(
    [
      {
        element: <TestLayout onLoginPrompt={onLoginPrompt} onPlace={(now) => (place.current = now)} />,
        HydrateFallback: () => null,
        children: [
          {
            errorElement: <ErrorPage />,
            children: [
              ...Object.entries(places).map(([place, Component]) => ({
                path: place,
                Component,
                handle: pages.find(({ path: pattern }) => pattern === place)?.handle,
              })),
              ...shown,
              { path: '*', element: null },
            ],
          },
        ],
      },
    ],
    { initialEntries: [...initialEntries], getContext: () => context },
  );
  onViewerChange(session, () => {
    queries.forgetCustomers();
    void router.revalidate();
  });
  const view = render(
    <ShopProviders {...{ stores, queries, links }} meter={createRequestMeter()}>
      <RouterProvider router={router} />
    </ShopProviders>,
  );
  await act(async () => {
    const isSettled = () => router.state.initialized && router.state.navigation.state === 'idle';
    const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
    await turn();
    // A loader whose call never answers leaves the page as it is.
    for (let turns = 0; turns < 20 && !isSettled(); turns += 1) await turn();
    await turn();
  });
  return { ...view, stores: { ...stores, cart, favourites }, router, queries, place: () => place.current };
}

function TestLayout({
  onLoginPrompt,
  onPlace,
}: {
  onLoginPrompt: () => void;
  onPlace: (at: string) => void;
}) {
  const { pathname, search } = useLocation();
  // After the commit, since a render may be discarded.
  useLayoutEffect(() => {
    onPlace(pathname + search);
  }, [onPlace, pathname, search]);
  useArrival();
  useKeptFocus();
  return (
    <LoginPromptContext value={onLoginPrompt}>
      <main>
        <AislesProvider>
          <Outlet />
        </AislesProvider>
      </main>
      <LiveRegion />
    </LoginPromptContext>
  );
}
