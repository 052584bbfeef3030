import type { ApiClient } from '@magazijn/api-client';
import { LiveRegion } from '@magazijn/ui';
import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createShopStores } from '../app/createShopStores.ts';
import { customerCode } from '../customer/customerCode.ts';
import { LoginPromptContext } from '../layout/LoginPrompt.ts';
import { type ShopLinks, ShopLinksProvider } from '../links/ShopLinks.tsx';
import { listPartsCode } from '../narrowing/listPartsCode.ts';
import type { Need } from '../resources/need.ts';
import { createResourceCache, type ResourceCache } from '../resources/ResourceCache.ts';
import { ResourcesProvider } from '../resources/ResourcesProvider.tsx';
import { FollowLinks } from '../routing/FollowLinks.tsx';
import type { Route } from '../routing/Route.ts';
import { RoutesProvider } from '../routing/RoutesProvider.tsx';
import { RouteView } from '../routing/RouteView.tsx';
import { tokenKey } from '../session/tokenKeys.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { StoresProvider } from '../stores/StoresProvider.tsx';
import { StillResizeObserver } from './StillResizeObserver.ts';
import type { Stub } from './stub.ts';
import { testToken } from './testToken.ts';

interface RenderOptions {
  readonly stubs?: readonly Stub[];
  /** @default 'anonymous' */
  readonly viewer?: 'anonymous' | 'customer';
  /** Calls that change something; one that is made without standing here fails with its name. */
  readonly api?: Partial<ApiClient>;
  readonly onLoginPrompt?: () => void;
  /** The entries before the page in the history, and the page itself. @default the page alone */
  readonly initialEntries?: readonly string[];
  /** Addresses that whoever runs the shop sets; those that a test does not name are not set. */
  readonly links?: Partial<ShopLinks>;
}

/** Renders routes as the browser does, at `path`, with answers from stubs. Resolves when the first page has settled. */
export async function renderRoute(routes: readonly Route[], path: string, options: RenderOptions = {}) {
  globalThis.ResizeObserver ??= StillResizeObserver;
  const { stubs = [], viewer = 'anonymous', api = {}, onLoginPrompt = () => {}, links } = options;
  const { initialEntries = [path] } = options;
  const storage = memoryStorage(new Map(viewer === 'customer' ? [[tokenKey, testToken()]] : []));
  const client = refusingClient(api);
  // As the entry does, so that nothing shows for a moment in the place of something else.
  await Promise.all([customerCode.load(), listPartsCode.load(), ...routes.map((route) => route.load())]);
  const stores = createShopStores({ storage, apiFor: () => client, onRefused: () => {} });
  const place = { current: path };

  const view = render(
    <MemoryRouter initialEntries={[...initialEntries]}>
      <StoresProvider stores={stores}>
        <ResourcesProvider cache={stubbedCache(client, stubs)}>
          <RoutesProvider routes={routes}>
            <FollowLinks />
            <LoginPromptContext value={onLoginPrompt}>
              <main>
                <ShopLinksProvider links={{ ...noLinks, ...links }}>
                  <RouteView />
                </ShopLinksProvider>
              </main>
              <LiveRegion />
              <PlaceProbe onPlace={(now) => (place.current = now)} />
            </LoginPromptContext>
          </RoutesProvider>
        </ResourcesProvider>
      </StoresProvider>
    </MemoryRouter>,
  );
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  return { ...view, stores, place: () => place.current };
}

const noLinks: ShopLinks = {
  adminUrl: '/',
  partnerUrl: '/',
  publicUrl: '',
  sellerEmail: null,
  sellerPhone: null,
  vatShown: { NL: 21, BE: 23 },
};

function PlaceProbe({ onPlace }: { onPlace: (place: string) => void }) {
  const { pathname, search } = useLocation();
  onPlace(pathname + search);
  return null;
}

function stubbedCache(api: ApiClient, stubs: readonly Stub[]): ResourceCache {
  const cache = createResourceCache({ apiOf: () => api, now: Date.now });
  const answers = new Map(stubs.map((stub) => [stub.name, stub]));
  return {
    ...cache,
    fetch: (viewer, need) => {
      const found = answers.get(need.name);
      if (!found) throw new Error(`The test has no stub for '${need.name}' ${JSON.stringify(need.argument)}`);
      const stubbed: typeof need = {
        ...need,
        fetch: () => found.answer(need.argument) as ReturnType<Need<never>['fetch']>,
      };
      return cache.fetch(viewer, stubbed);
    },
  };
}

function refusingClient(given: Partial<ApiClient>): ApiClient {
  return new Proxy(given as ApiClient, {
    get: (target, name) =>
      Reflect.get(target, name) ??
      (() => Promise.reject(new Error(`The test has no answer for api.${String(name)}`))),
  });
}
