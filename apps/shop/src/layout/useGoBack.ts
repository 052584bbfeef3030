import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths/paths.ts';

/** Goes back in the browser's history, inside the shop: who came from elsewhere is led home (S25, S51). */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // As `FollowLinks` does: the next heading gets the focus.
    (document.activeElement as HTMLElement | null)?.blur();
    if (canGoBack(key)) void navigate(-1);
    else void navigate(paths.home.href());
  };
}

/**
 * 'Verder winkelen': back in the browser's history to the page that one shopped on last, past cart, payment and login,
 * however often one went to and fro between them; home when there is none (S51, S52).
 */
export function useContinueShopping(): () => void {
  const navigate = useNavigate();
  return () => {
    (document.activeElement as HTMLElement | null)?.blur();
    const back = stepsToShelves();
    if (back === null) void navigate(paths.home.href());
    else void navigate(back);
  };
}

const notShelves = [paths.cart.href(), paths.cartToo.href(), paths.payment.href(), paths.login.href()];

/** How far back that page is: below 0; null where the browser does not tell which pages were visited. */
function stepsToShelves(): number | null {
  if (!('navigation' in window)) return null;
  const { currentEntry } = window.navigation;
  const current = currentEntry?.index ?? 0;
  const shelf = window.navigation
    .entries()
    .slice(0, current)
    .findLast(({ url }) => {
      const path = new URL(url ?? '', window.location.href).pathname;
      return url !== null && !notShelves.some((other) => path === other || path.startsWith(`${other}/`));
    });
  return shelf ? shelf.index - current : null;
}

/** The Navigation API counts only entries of this origin; browsers without it know what the router itself pushed. */
function canGoBack(key: string): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : key !== 'default';
}
