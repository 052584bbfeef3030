import { formatEuros } from '@magazijn/domain/money';
import { useCustomer, useSelected } from '../../shared/stores/StoresProvider.tsx';

/** The subtotal of the cart and its units; undefined units in the first HTML, whose server does not know the cart. */
export function useCartTotal(): { readonly total: string; readonly items: number | undefined } {
  const { cart } = useCustomer();
  const known = useSelected(cart, (view) => view.known, false);
  const items = useSelected(cart, ({ units }) => units, 0);
  const total = useSelected(cart, ({ subtotal }) => formatEuros(subtotal), '');
  return { total, items: known ? items : undefined };
}
