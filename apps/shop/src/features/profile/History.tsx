import type { OrderSummary } from '@magazijn/api-client';
import { amsterdamTime } from '@magazijn/domain/delivery';
import { announce, Button } from '@magazijn/ui';
import { useEffect, useState } from 'react';
import { useRefine } from '../../shared/useRefine.ts';
import { FoundOrders } from './FoundOrders.tsx';
import { findOrders } from './findOrders.ts';
import { HistoryFilter } from './HistoryFilter.tsx';
import { historyHref } from './historyHref.ts';
import { ordersCsv } from './ordersCsv.ts';
import { type Period, periodRange, periods } from './periods.ts';
import { profileTexts } from './profileTexts.ts';
import { saveFile } from './saveFile.ts';
import { useTypedAhead } from './useTypedAhead.ts';

interface HistoryProps {
  orders: readonly OrderSummary[];
  /** As they stand in the address. */
  search: string;
  period: string;
}

/** The orders with their filter, which the address keeps; what shows can be saved for the bookkeeper. */
export function History({ orders, search: given, period: named }: HistoryProps) {
  const refine = useRefine('replace');
  const [today] = useState(() => amsterdamTime(new Date()).date);
  const [search, type] = useTypedAhead(given);
  const period: Period | '' = periods.find((each) => each === named) ?? '';
  const found = findOrders(orders, search, period ? periodRange(period, today) : null);
  const placed = found.filter(({ order }) => order.state === 'placed');
  const filtered = search.trim() !== '' || period !== '';
  const count = profileTexts.ordersFound(found.length);

  useEffect(() => {
    if (!filtered) return;
    const timer = setTimeout(() => announce(count), 500);
    return () => clearTimeout(timer);
  }, [filtered, count]);

  const show = (nextSearch: string, nextPeriod: Period | '') => {
    type(nextSearch);
    refine(historyHref(nextSearch, nextPeriod));
  };
  const save = () => {
    // A bookkeeper's file: what was not placed has no invoice.
    const text = ordersCsv(placed.map(({ order }) => order));
    saveFile(`bestellingen-${today}.csv`, text, 'text/csv;charset=utf-8');
  };
  return (
    <div className="grid gap-6">
      <HistoryFilter search={search} period={period} onChange={show} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-15 text-ink-2">{count}</p>
        <Button tone="secondary" disabled={placed.length === 0} onClick={save}>
          {profileTexts.saveCsv}
        </Button>
      </div>
      {found.length > 0 ? (
        <FoundOrders found={found} />
      ) : (
        <div className="grid justify-items-start gap-4 border-t-2 border-ink pt-6">
          <p className="type-heading text-22">{profileTexts.nothingFound}</p>
          <Button onClick={() => show('', '')}>{profileTexts.clearFilter}</Button>
        </div>
      )}
    </div>
  );
}
