import type { Category } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { paths } from '../paths/paths.ts';
import { useQuery } from '../shared/data/useQuery.ts';
import { useStores } from '../stores/StoresProvider.tsx';
import { useSelected } from '../stores/useSelected.ts';
import { ShopMobileBar } from './ShopMobileBar.tsx';

/** The bar of a phone with a customer's cart in it (S05). */
export function CustomerMobileBar({ categories }: { categories: readonly Category[] }) {
  const { data: groceryPartner = false } = useQuery('groceryPartnerEnabled');
  const { cart } = useStores();
  const items = useSelected(cart, ({ units }) => units);
  const total = useSelected(cart, ({ subtotal }) => formatEuros(subtotal));
  return (
    <ShopMobileBar
      categories={categories}
      groceryPartner={groceryPartner}
      cart={{ href: paths.cart.href(), total, items }}
    />
  );
}
