import { type BreadcrumbItem, Breadcrumbs } from '@magazijn/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../links/paths.ts';

/** Goes back in the browser's history, inside the shop: who came from elsewhere is led home. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // As a link does when it is followed: `useArrival` gives the focus to the next heading.
    (document.activeElement as HTMLElement | null)?.blur();
    if (canGoBack(key)) void navigate(-1);
    else void navigate(paths.home.href());
  };
}

/**
 * 'Verder winkelen': back in the browser's history to the page that one shopped on last, past cart, payment and login,
 * however often one went to and fro between them; home when there is none.
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

const notShelves = [paths.cart.href(), paths.cartAlias.href(), paths.payment.href(), paths.login.href()];

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

/** Where one is, from the home page on, with 'Ga terug'. */
export function Trail({ items }: { items: readonly BreadcrumbItem[] }) {
  const goBack = useGoBack();
  return <Breadcrumbs items={[{ label: 'Home', href: paths.home.href() }, ...items]} onBack={goBack} />;
}
