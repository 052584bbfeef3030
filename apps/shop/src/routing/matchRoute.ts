import { matchPattern } from '../paths/matchPattern.ts';
import type { Route } from './Route.ts';
import type { RoutePlace } from './RoutePlace.ts';

export interface RouteMatch {
  readonly route: Route;
  readonly at: RoutePlace;
}

/**
 * The first route whose pattern fits, with its parameters and the query that it knows; null when none fits.
 * In a table a fixed segment therefore stands before a parameter.
 */
export function matchRoute(routes: readonly Route[], pathname: string, search: string): RouteMatch | null {
  for (const route of routes) {
    const params = matchPattern(route.pattern, pathname);
    if (!params) continue;
    const given = new URLSearchParams(search);
    const known = route.query.filter((name) => given.has(name));
    // A parameter that comes more than once is a list, which a page reads from its address.
    const kept = new URLSearchParams(
      known.flatMap((name) => given.getAll(name).map((value) => [name, value])),
    );
    return {
      route,
      at: {
        params,
        query: Object.fromEntries(route.query.map((name) => [name, given.get(name)])),
        url: kept.size > 0 ? `${pathname}?${kept}` : pathname,
      },
    };
  }
  return null;
}
