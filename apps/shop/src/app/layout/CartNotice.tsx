import { Suspense } from 'react';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { useCustomer, useSelected } from '../../shared/stores/StoresProvider.tsx';

const AddedNotice = lazyPart(
  async () => (await import('../../features/cart/AddedNotice.tsx')).AddedNotice,
  () => null,
);

/** A toast with the last addition, a refused change, or a change by another device. Loaded for the first of these. */
export function CartNotice() {
  const hasNotice = useSelected(
    useCustomer().cart,
    (cart) => Boolean(cart.lastAdded ?? cart.elsewhere ?? cart.refusal),
    false,
  );
  return <Suspense>{hasNotice && <AddedNotice />}</Suspense>;
}
