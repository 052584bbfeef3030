import { ButtonLink, EmptyState } from '@magazijn/ui';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../shared/page/profileNavigationTexts.ts';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { History } from './History.tsx';
import { historyTexts } from './historyTexts.ts';

/** The order history: number, date, products, total; each opens its order. Searched by words and by period. */
export function HistoryPage() {
  const [query] = useSearchParams();
  const { data: orders } = useQuery('orders');
  return (
    <ProfileLayout title={profileNavigationTexts.history} current={paths.orderHistory.href()}>
      {!orders && <LinesSkeleton label={historyTexts.loadingOrders} lines={6} />}
      {orders?.length === 0 && <NoOrders />}
      {orders && orders.length > 0 && (
        <History orders={orders} search={query.get('zoek') ?? ''} period={query.get('periode') ?? ''} />
      )}
    </ProfileLayout>
  );
}

/** Says that nothing was ordered yet, and leads to the shelves. */
export function NoOrders() {
  return (
    <EmptyState
      title={historyTexts.emptyHistory}
      action={
        <ButtonLink tone="primary" href={paths.home.href()}>
          {historyTexts.toShop}
        </ButtonLink>
      }
    >
      {historyTexts.emptyHistoryHelp}
    </EmptyState>
  );
}
