import { matchRoute, type RouteMatch } from './matchRoute.ts';
import type { Route } from './Route.ts';

/**
 * The page of the shop that the link around an element leads to. Null for everything that the browser follows by
 * itself: other sites, pictures and calls, places on the same page, new windows, downloads.
 */
export function linkedPage(
  routes: readonly Route[],
  target: EventTarget | null,
): { readonly href: string; readonly match: RouteMatch } | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || !/^\/(?!\/)/.test(href) || link.target || link.hasAttribute('download')) return null;
  const { pathname, search } = new URL(href, window.location.origin);
  const match = matchRoute(routes, pathname, search);
  return match && { href, match };
}
