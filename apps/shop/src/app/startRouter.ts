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

/** Loads the code of a route and its children, so that they render without waiting. */
export async function withCode({ lazy, ...route }: RouteObject): Promise<RouteObject> {
  const Component = typeof lazy === 'object' ? await lazy.Component?.() : null;
  const children = route.children && (await Promise.all(route.children.map(withCode)));
  // React Router's type separates routes with an index from routes with children; a copy keeps its kind.
  return { ...route, ...(Component ? { Component } : {}), ...(children ? { children } : {}) } as RouteObject;
}

interface RouterOptions {
  readonly queries: Queries;
  readonly stores: ShopStores;
  readonly hydrationData?: HydrationState;
}

/** React Router for the current address; loads the page's code first, so that React hydrates at once. */
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

  // The router restores scroll positions by this key; without one, a new document would open at another's position.
  const state: { readonly key?: string } | null = window.history.state;
  if (!state?.key) window.history.replaceState({ ...state, key: crypto.randomUUID().slice(0, 8) }, '');
  const router = createBrowserRouter(routes, {
    ...(hydrationData ? { hydrationData } : {}),
    getContext: () => context,
  });
  return { router, context };
}
