import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrefetch } from '../resources/usePrefetch.ts';
import { linkedPage } from './linkedPage.ts';
import { useRoutes } from './RoutesProvider.tsx';

/** A pointer that rests this long means it; a page that slides under a resting one does not. */
const meant = 80;

/**
 * Every link of the document that leads to a page of the shop, whoever rendered it: pages are navigated to without
 * loading the document, and what they need is asked for as soon as one means to go there. One set of listeners instead
 * of one per link, so that a link is a plain `<a>` and HTML that only the server renders has working links too.
 * Renders nothing.
 */
export function FollowLinks() {
  const routes = useRoutes();
  const prefetch = usePrefetch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = useEffectEvent((event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const page = linkedPage(routes, event.target);
    if (!page) return;
    event.preventDefault();
    // The next heading gets the focus. Found on what is taken out of the page, it would cost a layout in the midst of that.
    (document.activeElement as HTMLElement | null)?.blur();
    void navigate(page.href, { replace: page.href === pathname + search + hash });
  });

  const mean = useEffectEvent((event: Event) => {
    clearTimeout(timer.current);
    // A finger that passes means nothing until it presses.
    if (event instanceof PointerEvent && event.type === 'pointerover' && event.pointerType !== 'mouse')
      return;
    const page = linkedPage(routes, event.target);
    if (!page) return;
    const { route, at } = page.match;
    const fetchAhead = () => {
      // A failure shows when the page is asked for in earnest.
      route.load().catch(() => {});
      prefetch(route.needs(at), route.audience);
    };
    timer.current = setTimeout(fetchAhead, event.type === 'pointerdown' ? 0 : meant);
  });

  useEffect(() => {
    const intents = ['pointerover', 'pointerdown', 'focusin'] as const;
    document.addEventListener('click', follow);
    for (const intent of intents) document.addEventListener(intent, mean);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('click', follow);
      for (const intent of intents) document.removeEventListener(intent, mean);
    };
  }, []);

  return null;
}
