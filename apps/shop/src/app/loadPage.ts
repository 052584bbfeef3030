import type { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

interface MatchedPage {
  readonly url: URL;
  readonly matches: NonNullable<ReturnType<typeof matchRoutes<Router['routes'][number]>>>;
}

/**
 * Loads data and code of a page ahead: its loaders fill the queries. Ignores failures and redirects, since the router
 * runs the loaders again. Resolves when all have ended.
 */
export async function loadPage(
  { url, matches }: MatchedPage,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  await Promise.allSettled(
    matches.flatMap(({ route, params }) => {
      const args = { request: new Request(url), params, context };
      return [
        typeof route.loader === 'function' ? route.loader(args as never) : null,
        typeof route.lazy === 'object' ? route.lazy.Component?.() : null,
      ];
    }),
  );
}
