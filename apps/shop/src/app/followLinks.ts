import { matchRoutes, type RouterContextProvider } from 'react-router-dom';
import { loadPage, type Router } from './loadPage.ts';

/** Milliseconds that a pointer has to rest on a link; scrolling moves links under a resting pointer for less. */
const restsFor = 80;

/** The shop's page that the link around an element leads to; null for links that the browser follows. */
function linkedPage(router: Router, target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || !/^\/(?!\/)/.test(href) || link.target || link.hasAttribute('download')) return null;
  const url = new URL(href, window.location.origin);
  const matches = matchRoutes(router.routes, url.pathname);
  return matches && matches.at(-1)?.route.path !== '*' ? { href, url, matches } : null;
}

/**
 * Navigates links in the back end's HTML without loading a document, and prefetches the page of any link on
 * hover, press or focus. React Router navigates the shop's own links. Returns a function that removes its
 * listeners.
 */
export function followLinks(router: Router, context: Readonly<RouterContextProvider>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const intend = (event: Event) => {
    clearTimeout(timer);
    // On touch screens only a press shows intent.
    if (event instanceof PointerEvent && event.type === 'pointerover' && event.pointerType !== 'mouse')
      return;
    const page = linkedPage(router, event.target);
    if (!page) return;
    timer = setTimeout(() => void loadPage(page, context), event.type === 'pointerdown' ? 0 : restsFor);
  };

  const follow = (event: MouseEvent) => {
    // React Router has prevented the default of links that it navigates itself.
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
