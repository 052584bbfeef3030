import type { Category } from '@magazijn/api-client';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { ShopMobileBar } from './ShopMobileBar.tsx';
import { useCartTotal } from './useCartTotal.ts';

export function CustomerMobileBar({ categories }: { categories: readonly Category[] }) {
  const { data: groceryPartner = false } = useQuery('groceryPartnerEnabled');
  const { total, items } = useCartTotal();
  return (
    <ShopMobileBar
      categories={categories}
      groceryPartner={groceryPartner}
      cart={{ href: paths.cart.href(), total, items }}
    />
  );
}
