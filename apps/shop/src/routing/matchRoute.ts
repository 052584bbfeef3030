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
    const kept = new URLSearchParams(known.map((name) => [name, given.get(name) ?? '']));
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
