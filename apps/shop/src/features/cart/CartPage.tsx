import { ForCustomer } from '../../session/ForCustomer.tsx';
import { useQuery } from '../../shared/data/useQuery.ts';
import { Cart } from './Cart.tsx';
import { CartFallback } from './CartSkeleton.tsx';

/** The cart (S50-S52). What is in it is known in the browser alone. */
export function CartPage() {
  const { data: categories = [] } = useQuery('categories');
  return <ForCustomer fallback={<CartFallback />}>{() => <Cart categories={categories} />}</ForCustomer>;
}
