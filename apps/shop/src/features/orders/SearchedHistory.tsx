import { historyPageSize } from '@magazijn/api-client';
import { Button, ButtonLink, EmptyState, MessageList, Pagination } from '@magazijn/ui';
import { useQuery } from '../../shared/data/useQuery.ts';
import { useToday } from '../../shared/data/useToday.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { linesFoundBy } from './findOrders.ts';
import { History } from './History.tsx';
import {
  type HistoryAddress,
  historyFilter,
  historyHref,
  isFiltered,
  orderHistoryQuery,
} from './historyAddress.ts';
import { historyTexts } from './historyTexts.ts';
import { HistorySkeleton, NoOrders } from './NoOrders.tsx';
import { useHistoryFilter } from './useHistoryFilter.ts';

/** Avoids a request for each key press. */
const searchDelayMs = 500;

interface SearchedHistoryProps {
  address: HistoryAddress;
}

/** The history of a back end that can search: a page of the results, with links to the others. */
export function SearchedHistory({ address }: SearchedHistoryProps) {
  const { loadApi } = useStores();
  const today = useToday();
  const filter = useHistoryFilter(address, searchDelayMs);
  const asked = historyFilter(address, today);
  const { page } = address;
  const { data: list, error, retry } = useQuery(...orderHistoryQuery(address, today));
  if (list?.historyTotal === 0) return <NoOrders />;
  const pageCount = Math.ceil((list?.total ?? 0) / historyPageSize);
  const hrefFor = (to: number) => historyHref({ ...address, page: to });
  return (
    <History
      filter={filter}
      found={(list?.orders ?? []).map((order) => ({ order, lines: linesFoundBy(order, address.search) }))}
      shown={
        list === undefined
          ? ''
          : historyTexts.shown({
              ...list,
              isFiltered: isFiltered(address),
              first: (page - 1) * historyPageSize + 1,
              count: list.orders.length,
            })
      }
      ordersToSave={async () => (await (await loadApi()).wholeHistory(asked)).orders}
      instead={
        list === undefined ? (
          error === undefined ? (
            <HistorySkeleton />
          ) : (
            <div className="grid justify-items-start gap-4">
              <MessageList messages={[{ tone: 'error', text: historyTexts.searchFailed }]} />
              <Button onClick={retry}>{historyTexts.retry}</Button>
            </div>
          )
        ) : list.total > 0 && list.orders.length === 0 ? (
          <EmptyState
            title={historyTexts.noSuchPage(page)}
            action={<ButtonLink href={hrefFor(pageCount)}>{historyTexts.lastPage}</ButtonLink>}
          >
            {historyTexts.pageCount(pageCount)}
          </EmptyState>
        ) : undefined
      }
    >
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
    </History>
  );
}
