import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  RouterContextProvider,
} from 'react-router-dom';
import type { SessionStore } from '../session/SessionStore.ts';
import { type Queries, queriesContext } from '../shared/data/queries.ts';
import { routes } from './routes.tsx';
import { sessionContext } from './sessionContext.ts';
import { withCode } from './withCode.ts';

interface RouterOptions {
  readonly queries: Queries;
  readonly session: SessionStore;
  readonly hydrationData?: HydrationState;
}

/**
 * React Router for the page of the address bar. The code of that page is there before the router looks, so that React
 * takes over the server's HTML at once and nothing blinks.
 *
 * @throws when the page's code does not come
 */
export async function startRouter({ queries, session, hydrationData }: RouterOptions) {
  const context = new RouterContextProvider();
  context.set(queriesContext, queries);
  context.set(sessionContext, session);
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
