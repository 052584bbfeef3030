import { announce } from '@magazijn/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation, useNavigationType } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useQueries } from '../../shared/data/useQuery.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { focusHeading } from '../../shared/page/focusHeading.ts';
import { hasGoneToField } from '../../shared/page/hasGoneToField.ts';
import type { PageHandle } from './PageHandle.ts';

/** Navigations that choose something of the page that shows: nobody arrives anywhere. */
const isRefined = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'refined' in state && state.refined === true;

/** Moves the focus to the link in the window that leads to `href`; gives false where there is none. */
function focusLinkTo(href: string): boolean {
  const link = [...document.querySelectorAll<HTMLElement>('main a[href]')].find((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return each.getAttribute('href') === href && bottom > 0 && top < window.innerHeight;
  });
  link?.focus({ preventScroll: true });
  return link !== undefined;
}

/**
 * What happens when somebody arrives at another page: the focus goes to its heading and its title is announced, for
 * those who do not see the screen, and the document's head says what shows. Who goes back comes to the link that led away,
 * where the page was left. Not for the first page of a visit, and the
 * focus stays with who is typing by then. Who navigates to where one already is asks for everything again.
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
  const last = useRef({ key, href: pathname + search, place: 0 });

  useEffect(() => {
    // The page is the shop's now: public/assets/session.js kept what was sent before.
    dispatchEvent(new Event('arrived'));
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
    // The router numbers the entries of the history: a smaller number is one further back.
    const place: number = window.history.state?.idx ?? 0;
    const isBack = moved === 'POP' && place < before.place;
    last.current = { key, href, place };
    if (isRefined(state)) return;
    // A skip link: the browser takes the focus there.
    if (before.href === href && hash !== '') return;
    if (before.href === href) void mutate(() => true);

    const asked = focusedBefore.current;
    const stays = asked !== undefined && hasGoneToField(asked, hasTyped.current);
    focusedBefore.current = undefined;
    if (stays || (isBack && focusLinkTo(before.href)) || focusHeading()) announce(document.title);

    const match = matches.at(-1);
    // Every page in routes.tsx has a `PageHandle`.
    const { head } = (match?.handle ?? {}) as Partial<PageHandle>;
    const at = { params: match?.params ?? {}, url: new URL(href, window.location.origin) };
    import('../../shared/head/updateHead.ts').then(
      async ({ updateHead }) =>
        updateHead(head && (await head())(queries.shown, at, publicUrl, brand.name), publicUrl),
      // Without a connection the head stays that of the page before; what the page shows does not depend on it.
      () => {},
    );
  });
}
