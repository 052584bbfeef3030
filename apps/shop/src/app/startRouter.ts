import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router-dom';
import { type Queries, queriesContext } from '../shared/data/queries.ts';
import { type ShopStores, storesContext } from '../shared/stores/ShopStores.ts';
import { routes } from './routes.tsx';

/** A route, and those below it, whose code is there: the server and the first page of a visit wait for nothing later. */
export async function withCode({ lazy, ...route }: RouteObject): Promise<RouteObject> {
  const Component = typeof lazy === 'object' ? await lazy.Component?.() : null;
  const children = route.children && (await Promise.all(route.children.map(withCode)));
  // React Router's type has routes with an index and routes with children apart; a copy is of the same kind.
  return { ...route, ...(Component ? { Component } : {}), ...(children ? { children } : {}) } as RouteObject;
}

interface RouterOptions {
  readonly queries: Queries;
  readonly stores: ShopStores;
  readonly hydrationData?: HydrationState;
}

/**
 * React Router for the page of the address bar. The code of that page is there before the router looks, so that React
 * takes over the server's HTML at once and nothing blinks.
 *
 * @throws when the page's code does not come
 */
export async function startRouter({ queries, stores, hydrationData }: RouterOptions) {
  const context = new RouterContextProvider();
  context.set(queriesContext, queries);
  context.set(storesContext, stores);
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (route.lazy)
        Object.assign(route, await withCode({ ...route, children: undefined }), { lazy: undefined });
    }),
  );

  // A document that one comes to anew opens at its top: by a key of its own the router tells its place from any other's.
  const state: { readonly key?: string } | null = window.history.state;
  if (!state?.key) window.history.replaceState({ ...state, key: crypto.randomUUID().slice(0, 8) }, '');
  const router = createBrowserRouter(routes, {
    ...(hydrationData ? { hydrationData } : {}),
    getContext: () => context,
  });
  return { router, context };
}
