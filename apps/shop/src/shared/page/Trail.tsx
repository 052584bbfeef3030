import { type BreadcrumbItem, Breadcrumbs } from '@magazijn/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../links/paths.ts';

/** Goes back in the browser's history within the shop, or home if the previous page is elsewhere. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // As after a link, `useArrival` then moves the focus to the heading.
    (document.activeElement as HTMLElement | null)?.blur();
    if (canGoBack(key)) void navigate(-1);
    else void navigate(paths.home.href());
  };
}

/** 'Verder winkelen': back to the last page before cart, payment and login, or home. */
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

/** The distance to that page, below 0; null where the browser does not expose the history. */
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

/** The Navigation API counts only entries of this origin; without it, the router's own entries count. */
function canGoBack(key: string): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : key !== 'default';
}

export function Trail({ items }: { items: readonly BreadcrumbItem[] }) {
  const goBack = useGoBack();
  return <Breadcrumbs items={[{ label: 'Home', href: paths.home.href() }, ...items]} onBack={goBack} />;
}
