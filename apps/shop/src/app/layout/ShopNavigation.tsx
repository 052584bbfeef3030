import type { Category } from '@magazijn/api-client';
import { CategoryNavigation } from '@magazijn/ui';
import { useLocation } from 'react-router-dom';
import { useQuery } from '../../shared/data/useQuery.ts';
import { categoryHref, paths } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { Late } from '../../shared/stores/Late.tsx';
import { useOptionalCustomer } from '../../shared/stores/StoresProvider.tsx';
import { layoutTexts } from './layoutTexts.ts';

/** The top category of a category's or product's address, such as 'verzorging'; null elsewhere. */
function currentCategory(pathname: string): string | null {
  const [kind, category] = pathname.split('/').filter(Boolean);
  if (!category || (kind !== 'categorie' && kind !== 'product')) return null;
  try {
    return decodeURIComponent(category);
  } catch {
    return null;
  }
}

interface ShopNavigationProps {
  categories: readonly Category[];
}

export function ShopNavigation({ categories }: ShopNavigationProps) {
  const { pathname } = useLocation();
  const { words } = useShopLinks().brand;
  const features = useOptionalCustomer();
  // Visitors log in first; people who may not shop would be redirected.
  const opensOffers = useOptionalCustomer(null) === features;
  const current = currentCategory(pathname);
  const { data: shown = false } = useQuery('groceryPartnerEnabled');

  return (
    <CategoryNavigation
      labels={{ navigation: layoutTexts.navigation(words.categories) }}
      offers={
        opensOffers
          ? {
              label: layoutTexts.offers,
              href: paths.offers.href(),
              current: current === 'aanbieding' || pathname === paths.offers.pattern,
            }
          : undefined
      }
      items={categories.map(({ number, name, url }, index) => ({
        number: number ?? index + 1,
        label: name,
        href: categoryHref(url),
        current: current === url,
      }))}
      extra={
        shown && features ? (
          <Late>
            <features.layout.GroceryLink />
          </Late>
        ) : undefined
      }
    />
  );
}
