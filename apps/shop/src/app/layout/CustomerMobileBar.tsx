import type { Category } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { useCustomer, useSelected } from '../../shared/stores/StoresProvider.tsx';
import { ShopMobileBar } from './ShopMobileBar.tsx';

export function CustomerMobileBar({ categories }: { categories: readonly Category[] }) {
  const { data: groceryPartner = false } = useQuery('groceryPartnerEnabled');
  const { cart } = useCustomer();
  const items = useSelected(cart, ({ units }) => units, 0);
  const total = useSelected(cart, ({ subtotal }) => formatEuros(subtotal), '');
  return (
    <ShopMobileBar
      categories={categories}
      groceryPartner={groceryPartner}
      cart={{ href: paths.cart.href(), total, items }}
    />
  );
}
