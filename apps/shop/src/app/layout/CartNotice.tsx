import { Suspense } from 'react';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { useCustomer, useSelected } from '../../shared/stores/StoresProvider.tsx';

const AddedNotice = lazyPart(
  async () => (await import('../../features/cart/AddedNotice.tsx')).AddedNotice,
  () => null,
);

/** What was added last, for three seconds. Its code comes with the first addition. */
export function CartNotice() {
  const added = useSelected(useCustomer().cart, ({ lastAdded }) => lastAdded !== null, false);
  return <Suspense>{added && <AddedNotice />}</Suspense>;
}
