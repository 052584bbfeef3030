import type { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

interface MatchedPage {
  readonly url: URL;
  readonly matches: NonNullable<ReturnType<typeof matchRoutes<Router['routes'][number]>>>;
}

/**
 * Loads data and code of a page ahead: its loaders fill the queries. Ignores failures and redirects, since the router
 * runs the loaders again.
 */
export function loadPage({ url, matches }: MatchedPage, context: Readonly<RouterContextProvider>): void {
  // The page's own calls before the layout's: over HTTP/1.1 a browser sends six requests at a time.
  for (const { route, params } of matches.toReversed()) {
    const args = { request: new Request(url), params, context };
    if (typeof route.loader === 'function') Promise.resolve(route.loader(args as never)).catch(() => {});
    if (typeof route.lazy === 'object') route.lazy.Component?.()?.catch(() => {});
  }
}
