import { Suspense } from 'react';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { useCustomer, useSelected } from '../../shared/stores/StoresProvider.tsx';

const AddedNotice = lazyPart(
  async () => (await import('../../features/cart/AddedNotice.tsx')).AddedNotice,
  () => null,
);

/** A toast with the last addition, for three seconds, or with a refused change. Loaded for the first of these. */
export function CartNotice() {
  const said = useSelected(useCustomer().cart, (cart) => Boolean(cart.lastAdded ?? cart.refusal), false);
  return <Suspense>{said && <AddedNotice />}</Suspense>;
}
