import { lazy, Suspense } from 'react';
import { useCart } from '../cart/useCart.ts';

const AddedNotice = lazy(() =>
  import('./AddedNotice.tsx').then(({ AddedNotice }) => ({ default: AddedNotice })),
);

/** What was added last, for three seconds (T13, T25). Its code comes with the first addition. */
export function CartNotice() {
  const { lastAdded } = useCart();
  return lastAdded ? (
    <Suspense>
      <AddedNotice />
    </Suspense>
  ) : null;
}
