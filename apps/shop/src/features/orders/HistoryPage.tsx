import { useSearchParams } from 'react-router-dom';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { ProfileLayout } from '../../shared/page/ProfileLayout.tsx';
import { profileNavigationTexts } from '../../shared/page/profileNavigationTexts.ts';
import { readHistoryAddress } from './historyAddress.ts';
import { orderSearch } from './loadHistory.ts';
import { HistorySkeleton } from './NoOrders.tsx';
import { SearchedHistory } from './SearchedHistory.tsx';
import { WholeHistory } from './WholeHistory.tsx';

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
