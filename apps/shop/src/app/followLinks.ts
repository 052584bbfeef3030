import { type createBrowserRouter, matchRoutes, type RouterContextProvider } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Milliseconds: a pointer that rests this long means it; a page that slides under a resting one does not. */
const restsFor = 80;

/** The page of the shop that the link around an element leads to; null for what the browser follows by itself. */
function linkedPage(router: Router, target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || !/^\/(?!\/)/.test(href) || link.target || link.hasAttribute('download')) return null;
  const url = new URL(href, window.location.origin);
  const matches = matchRoutes(router.routes, url.pathname);
  return matches && matches.at(-1)?.route.path !== '*' ? { href, url, matches } : null;
}

/**
 * Follows links inside HTML from the back end without loading the document, and gets code and data of every link's
 * page when somebody is about to follow it. The shop's own links are React Router's.
 *
 * @returns ends it
 */
export function followLinks(router: Router, context: Readonly<RouterContextProvider>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const intend = (event: Event) => {
    clearTimeout(timer);
    // A finger that passes means nothing until it presses.
    if (event instanceof PointerEvent && event.type === 'pointerover' && event.pointerType !== 'mouse')
      return;
    const page = linkedPage(router, event.target);
    if (!page) return;
    const get = () => {
      for (const { route, params } of page.matches) {
        const args = { request: new Request(page.url), params, context };
        // What fails or leads elsewhere does so again when the page is asked for in earnest.
        if (typeof route.loader === 'function') {
          Promise.resolve(route.loader(args as never)).catch(() => {});
        }
        if (typeof route.lazy === 'object') route.lazy.Component?.()?.catch(() => {});
      }
    };
    timer = setTimeout(get, event.type === 'pointerdown' ? 0 : restsFor);
  };

  const follow = (event: MouseEvent) => {
    // React Router has prevented what it follows itself by the time an event comes here.
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const page = linkedPage(router, event.target);
    if (!page) return;
    event.preventDefault();
    void router.navigate(page.href);
  };

  const intents = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, intend);
  document.addEventListener('click', follow);
  return () => {
    clearTimeout(timer);
    for (const intent of intents) document.removeEventListener(intent, intend);
    document.removeEventListener('click', follow);
  };
}
