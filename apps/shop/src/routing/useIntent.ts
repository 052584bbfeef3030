import type { ComponentProps, FocusEvent, PointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import { usePrefetch } from '../resources/usePrefetch.ts';
import { matchRoute } from './matchRoute.ts';
import { useRoutes } from './RoutesProvider.tsx';

/** A pointer that rests this long means it; a page that slides under a resting one does not. */
const meant = 80;

type Handlers = Pick<
  ComponentProps<'a'>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onPointerDown'
>;

/** Handlers that prefetch the page behind `href` on intent, and pass on those that were given. */
export function useIntent(href: string, given: Handlers): Handlers {
  const routes = useRoutes();
  const prefetch = usePrefetch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function fetchAhead() {
    const { pathname, search } = new URL(href, window.location.origin);
    const match = matchRoute(routes, pathname, search);
    if (!match) return;
    // A failure shows when the page is asked for in earnest.
    match.route.load().catch(() => {});
    prefetch(match.route.needs(match.at), match.route.audience);
  }
  function begin(wait: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(fetchAhead, wait);
  }
  const end = () => clearTimeout(timer.current);

  return {
    onPointerEnter: (event: PointerEvent<HTMLAnchorElement>) => {
      given.onPointerEnter?.(event);
      if (event.pointerType === 'mouse') begin(meant);
    },
    onPointerLeave: (event: PointerEvent<HTMLAnchorElement>) => {
      given.onPointerLeave?.(event);
      end();
    },
    onPointerDown: (event: PointerEvent<HTMLAnchorElement>) => {
      given.onPointerDown?.(event);
      begin(0);
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      given.onFocus?.(event);
      begin(meant);
    },
    onBlur: (event: FocusEvent<HTMLAnchorElement>) => {
      given.onBlur?.(event);
      end();
    },
  };
}
