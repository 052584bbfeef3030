import { useCart } from '../cart/useCart.ts';
import { lateCode } from '../late/lateCode.ts';
import { useLateCode } from '../late/useLateCode.ts';

const noticeCode = lateCode(() => import('./AddedNotice.tsx'));

/** What was added last, for three seconds (T13, T25). Its code comes with the first addition. */
export function CartNotice() {
  const { lastAdded } = useCart();
  const code = useLateCode(noticeCode, lastAdded !== null);
  return lastAdded && code && <code.AddedNotice />;
}
