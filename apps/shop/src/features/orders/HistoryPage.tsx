import { amsterdamTime } from '@magazijn/domain/delivery';
import { useSearchParams } from 'react-router-dom';
import type { Queries } from '../../shared/data/queries.ts';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../shared/page/profileNavigationTexts.ts';
import { isFiltered, orderHistoryQuery, readHistoryAddress } from './historyAddress.ts';
import { HistorySkeleton } from './NoOrders.tsx';
import { SearchedHistory } from './SearchedHistory.tsx';
import { WholeHistory } from './WholeHistory.tsx';

/** The back end's capability of searching orders. */
const orderSearch = 'order-search';

/** Loads the orders of the URL, or all if the back end cannot search; the page shows a failed search. */
export async function loadHistory(queries: Queries, query: URLSearchParams): Promise<void> {
  const capabilities = await queries.ensure('capabilities');
  if (!capabilities.includes(orderSearch)) {
    await queries.ensure('wholeHistory');
    return;
  }
  const address = readHistoryAddress(query);
  const history = orderHistoryQuery(address, amsterdamTime(new Date()).date);
  if (isFiltered(address) || address.page > 1) {
    await queries.ensureIfPossible(...history);
  } else {
    await queries.ensure(...history);
  }
}

export function HistoryPage() {
  const [query] = useSearchParams();
  const { data: capabilities } = useQuery('capabilities');
  const address = readHistoryAddress(query);
  return (
    <ProfileLayout title={profileNavigationTexts.history} current={paths.orderHistory.href()}>
      {capabilities === undefined ? (
        <HistorySkeleton />
      ) : capabilities.includes(orderSearch) ? (
        <SearchedHistory address={address} />
      ) : (
        <WholeHistory address={address} />
      )}
    </ProfileLayout>
  );
}
