import { useQuery } from '../../shared/data/useQuery.ts';
import { useToday } from '../../shared/data/useToday.ts';
import { findOrders, periodRange } from './findOrders.ts';
import { History } from './History.tsx';
import { type HistoryAddress, isFiltered } from './historyAddress.ts';
import { historyTexts } from './historyTexts.ts';
import { HistorySkeleton, NoOrders } from './NoOrders.tsx';
import { useHistoryFilter } from './useHistoryFilter.ts';

interface WholeHistoryProps {
  address: HistoryAddress;
}

/** The history of a back end that cannot search: all of its orders, filtered in the browser. */
export function WholeHistory({ address }: WholeHistoryProps) {
  const { data: whole } = useQuery('wholeHistory');
  const today = useToday();
  const filter = useHistoryFilter(address, 0);
  if (whole === undefined) return <HistorySkeleton />;
  const { orders, isComplete } = whole;
  if (orders.length === 0) return <NoOrders />;
  const found = findOrders(orders, filter.search, filter.period ? periodRange(filter.period, today) : null);
  return (
    <History
      filter={filter}
      found={found}
      shown={historyTexts.shown({
        total: found.length,
        historyTotal: orders.length,
        isFiltered: isFiltered(filter),
        isComplete,
      })}
      ordersToSave={async () => found.map(({ order }) => order)}
    />
  );
}
