import { announce } from '@magazijn/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type UIMatch, useLocation, useMatches, useNavigation, useNavigationType } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useQueries } from '../../shared/data/useQuery.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { focusHeading } from '../../shared/page/focusHeading.ts';
import { hasGoneToField } from '../../shared/page/hasGoneToField.ts';
import { repeatEarly } from './repeatEarly.ts';

/** Whether a navigation changes filters, sort or page number of the current page only (`useRefine`). */
const isRefined = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'refined' in state && state.refined === true;

/** The router's index of the current history entry; entries further back have smaller ones. */
const placeInHistory = (): number => window.history.state?.idx ?? 0;

/** Focuses the visible link to `href`, or else the first visible link; returns false if no link is visible. */
function focusWhereLeft(href: string): boolean {
  const places = document.querySelectorAll<HTMLElement>('main h1, :is(main, footer) a[href]');
  const shown = [...places].filter((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  const first = shown.some((each) => each.matches('h1')) ? undefined : shown[0];
  const link = shown.find((each) => each.getAttribute('href') === href) ?? first;
  link?.focus({ preventScroll: true });
  return link !== undefined;
}

/**
 * After a navigation: moves the focus to the heading, or after going back to the link that was followed,
 * announces the title, and updates the document's head. A field in use keeps the focus. A navigation to the
 * current address requests its data again.
 */
export function useArrival(): void {
  const location = useLocation();
  const { key, pathname, search, hash, state } = location;
  const matches = useMatches();
  const queries = useQueries();
  const { mutate } = useSWRConfig();
  const { publicUrl, brand } = useShopLinks();
  const { location: destination } = useNavigation();
  const moved = useNavigationType();
  // The focus at the start of a navigation; undefined when the page came at once.
  const focusedBefore = useRef<Element | null>(undefined);
  const hasTyped = useRef(false);
  // The document has the head of its own page. Null after the first navigation.
  const documentKey = useRef<string | null>(key);
  const last = useRef({ key, pathname, href: pathname + search, refined: isRefined(state), place: 0 });

  useEffect(() => {
    // public/assets/session.js kept changes, presses and submitted forms until hydration.
    dispatchEvent(new CustomEvent('arrived', { detail: repeatEarly }));
    // A reloaded page keeps its history entry.
    last.current.place = placeInHistory();
    const noteTyping = () => {
      hasTyped.current = true;
    };
    document.addEventListener('input', noteTyping);
    return () => document.removeEventListener('input', noteTyping);
  }, []);

  useLayoutEffect(() => {
    if (!destination) return;
    focusedBefore.current = document.activeElement;
    hasTyped.current = false;
  }, [destination]);

  useLayoutEffect(() => {
    const before = last.current;
    if (before.key === key) return;
    const href = pathname + search;
    const place = placeInHistory();
    const isBack = moved === 'POP' && place < before.place;
    const refined = isRefined(state);
    last.current = { key, pathname, href, refined, place };
    // Going back removes the last filter.
    if (before.pathname === pathname && (isBack ? before.refined : refined)) return;
    // A skip link: the browser moves the focus.
    if (before.href === href && hash !== '') return;
    if (before.href === href) void mutate(() => true);

    const asked = focusedBefore.current;
    const stays = asked !== undefined && hasGoneToField(asked, hasTyped.current);
    focusedBefore.current = undefined;
    if (stays || (isBack && focusWhereLeft(before.href)) || focusHeading()) announce(document.title);
  });

  const updateHead = useEffectEvent((page: UIMatch | undefined, isCurrent: () => boolean) => {
    if (key === documentKey.current) return;
    documentKey.current = null;
    // Some data of the page may still be loading.
    Promise.all([import('./updatePageHead.ts'), queries.settled()])
      .then(([{ updatePageHead }]) =>
        isCurrent() ? updatePageHead(page, pathname + search, queries, publicUrl, brand.name) : undefined,
      )
      // When the code fails to load, the head stays that of the previous page; the page does not depend on it.
      .catch(console.warn);
  });
  // The matches change with each navigation, and when loaders have run again, as after a failure.
  useEffect(() => {
    let isCurrent = true;
    updateHead(matches.at(-1), () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [matches]);
}
