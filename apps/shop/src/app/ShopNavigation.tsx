import type { Category } from '@magazijn/api-client';
import { CategoryNavigation, GroceryPartnerLink } from '@magazijn/ui';
import { useLocation } from 'react-router-dom';
import { useShopLinks } from '../links/ShopLinks.tsx';
import { categoryHref } from '../paths/categoryHref.ts';
import { paths } from '../paths/paths.ts';
import { useQuery } from '../shared/data/useQuery.ts';
import { currentCategory } from './currentCategory.ts';
import { frameTexts } from './frameTexts.ts';

interface ShopNavigationProps {
  categories: readonly Category[];
}

/** The board with 'Aanbiedingen', the aisles, and the grocery partner where it is enabled (S81, S88). */
export function ShopNavigation({ categories }: ShopNavigationProps) {
  const { pathname } = useLocation();
  const { partnerUrl } = useShopLinks();
  const current = currentCategory(pathname);
  const { data: shown = false } = useQuery('groceryPartnerEnabled');

  return (
    <CategoryNavigation
      offers={{
        label: frameTexts.offers,
        href: paths.offers.href(),
        current: current === 'aanbieding' || pathname === paths.offers.pattern,
      }}
      items={categories.map(({ number, name, url }, index) => ({
        number: number ?? index + 1,
        label: name,
        href: categoryHref(url),
        current: current === url,
      }))}
      extra={
        shown ? <GroceryPartnerLink href={partnerUrl}>{frameTexts.grocery}</GroceryPartnerLink> : undefined
      }
    />
  );
}
