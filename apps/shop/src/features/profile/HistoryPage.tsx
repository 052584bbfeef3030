import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { LinesSkeleton } from '../../skeletons/LinesSkeleton.tsx';
import { History } from './History.tsx';
import { NoOrders } from './NoOrders.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { profileTexts } from './profileTexts.ts';

/** The order history (E03): number, date, products, total; each opens its order. Searched by words and by period. */
export function HistoryPage() {
  const [query] = useSearchParams();
  const { data: orders } = useQuery('orders');
  return (
    <ProfileFrame title={profileTexts.history} current={paths.orderHistory.href()}>
      {!orders && <LinesSkeleton label={profileTexts.loadingOrders} lines={6} />}
      {orders?.length === 0 && <NoOrders />}
      {orders && orders.length > 0 && (
        <History orders={orders} search={query.get('zoek') ?? ''} period={query.get('periode') ?? ''} />
      )}
    </ProfileFrame>
  );
}
