import { lateCode } from '../late/lateCode.ts';
import { useLateCode } from '../late/useLateCode.ts';
import { useStores } from '../stores/StoresProvider.tsx';
import { useSelected } from '../stores/useSelected.ts';

const noticeCode = lateCode(() => import('./AddedNotice.tsx'));

/** What was added last, for three seconds (T13, T25). Its code comes with the first addition. */
export function CartNotice() {
  const added = useSelected(useStores().cart, ({ lastAdded }) => lastAdded !== null);
  const code = useLateCode(noticeCode, added);
  return added && code && <code.AddedNotice />;
}
