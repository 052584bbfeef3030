import { ForCustomer } from '../../session/ForCustomer.tsx';
import { Cart } from './Cart.tsx';
import { CartFallback } from './CartFallback.tsx';

/** The cart (S50-S52). What is in it is known in the browser alone. */
export function CartPage() {
  return <ForCustomer fallback={<CartFallback />}>{() => <Cart />}</ForCustomer>;
}
