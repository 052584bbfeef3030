import type { Category } from '@magazijn/api-client';
import { formatEuros } from '@magazijn/domain/money';
import { paths } from '../paths/paths.ts';
import type { OptionalAnswer } from '../resources/Answer.ts';
import { valueOr } from '../resources/valueOr.ts';
import { useStores } from '../stores/StoresProvider.tsx';
import { useSelected } from '../stores/useSelected.ts';
import { ShopMobileBar } from './ShopMobileBar.tsx';

interface CustomerMobileBarProps {
  categories: readonly Category[];
  groceryPartner: OptionalAnswer<boolean>;
}

/** The bar of a phone with a customer's cart in it (S05). */
export function CustomerMobileBar({ categories, groceryPartner }: CustomerMobileBarProps) {
  const { cart } = useStores();
  const items = useSelected(cart, ({ units }) => units);
  const total = useSelected(cart, ({ subtotal }) => formatEuros(subtotal));
  return (
    <ShopMobileBar
      categories={categories}
      groceryPartner={valueOr(groceryPartner, false)}
      cart={{ href: paths.cart.href(), total, items }}
    />
  );
}
