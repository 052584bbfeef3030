import { Suspense } from 'react';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { useCustomer, useSelected } from '../../shared/stores/StoresProvider.tsx';

const AddedNotice = lazyPart(
  async () => (await import('../../features/cart/AddedNotice.tsx')).AddedNotice,
  () => null,
);

/** What was added last, for three seconds, or why a change was refused. Its code comes with the first of either. */
export function CartNotice() {
  const said = useSelected(useCustomer().cart, (cart) => Boolean(cart.lastAdded ?? cart.refusal), false);
  return <Suspense>{said && <AddedNotice />}</Suspense>;
}
