import type { OrderSummary, SwitchableCompany } from '@magazijn/api-client';
import { paths } from '../../paths/paths.ts';
import type { Answer, OptionalAnswer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { LinesSkeleton } from '../../skeletons/LinesSkeleton.tsx';
import { History } from './History.tsx';
import { NoOrders } from './NoOrders.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { profileTexts } from './profileTexts.ts';

type HistoryPageProps = PageProps<
  {
    orders: Answer<readonly OrderSummary[]>;
    companies: OptionalAnswer<readonly SwitchableCompany[]>;
  },
  Record<never, never>,
  'zoek' | 'periode'
>;

/** The order history (E03): number, date, products, total; each opens its order. Searched by words and by period. */
export function HistoryPage({ answers: { orders, companies }, at: { query } }: HistoryPageProps) {
  return (
    <ProfileFrame title={profileTexts.history} current={paths.orderHistory.href()} companies={companies}>
      {orders.state === 'loading' && <LinesSkeleton label={profileTexts.loadingOrders} lines={6} />}
      {orders.state === 'ready' && orders.value.length === 0 && <NoOrders />}
      {orders.state === 'ready' && orders.value.length > 0 && (
        <History orders={orders.value} search={query.zoek ?? ''} period={query.periode ?? ''} />
      )}
    </ProfileFrame>
  );
}
