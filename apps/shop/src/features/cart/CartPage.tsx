import type { Category } from '@magazijn/api-client';
import type { OptionalAnswer } from '../../resources/Answer.ts';
import { valueOr } from '../../resources/valueOr.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { ForCustomer } from '../../session/ForCustomer.tsx';
import { Cart } from './Cart.tsx';
import { CartFallback } from './CartFallback.tsx';

type CartPageProps = PageProps<{ categories: OptionalAnswer<readonly Category[]> }>;

/** The cart (S50-S52). What is in it is known in the browser alone. */
export function CartPage({ answers: { categories } }: CartPageProps) {
  return (
    <ForCustomer fallback={<CartFallback />}>
      {() => <Cart categories={valueOr(categories, [])} />}
    </ForCustomer>
  );
}
