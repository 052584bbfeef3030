import { announce } from '@magazijn/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation, useNavigationType } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useQueries } from '../../shared/data/useQuery.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { focusHeading } from '../../shared/page/focusHeading.ts';
import { hasGoneToField } from '../../shared/page/hasGoneToField.ts';

/** Navigations that choose something of the page that shows: nobody arrives anywhere. */
const isRefined = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'refined' in state && state.refined === true;

/** The router numbers the entries of the history: a smaller number is one further back. */
const placeInHistory = (): number => window.history.state?.idx ?? 0;

/**
 * Moves the focus to the link in the window that leads to `href`, or where the heading is out of it to the first link that
 * shows; gives false where there is none.
 */
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
 * What happens when somebody arrives at another page: the focus goes to its heading and its title is announced, for
 * those who do not see the screen, and the document's head says what shows. Who goes back comes to the link that led away,
 * where the page was left, or to what shows there. Not for the first page of a visit, nor for who takes a choice off again
 * by going back, and the focus stays with who is typing by then. Who navigates to where one already is asks for everything
 * again.
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
  // Where the focus was when the page that is on its way was asked for; undefined where it came at once.
  const focusedBefore = useRef<Element | null>(undefined);
  const hasTyped = useRef(false);
  const last = useRef({ key, pathname, href: pathname + search, refined: isRefined(state), place: 0 });

  useEffect(() => {
    // The page is the shop's now: public/assets/session.js kept what was sent before.
    dispatchEvent(new Event('arrived'));
    // A page that is loaded anew keeps its place in the history.
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
    // Going back takes off what was chosen last.
    if (before.pathname === pathname && (isBack ? before.refined : refined)) return;
    // A skip link: the browser takes the focus there.
    if (before.href === href && hash !== '') return;
    if (before.href === href) void mutate(() => true);

    const asked = focusedBefore.current;
    const stays = asked !== undefined && hasGoneToField(asked, hasTyped.current);
    focusedBefore.current = undefined;
    if (stays || (isBack && focusWhereLeft(before.href)) || focusHeading()) announce(document.title);

    import('./updatePageHead.ts').then(
      ({ updatePageHead }) => updatePageHead(matches.at(-1), href, queries, publicUrl, brand.name),
      // Without a connection the head stays that of the page before; what the page shows does not depend on it.
      () => {},
    );
  });
}
