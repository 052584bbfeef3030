import type { OrderSummary } from '@magazijn/api-client';
import { amsterdamTime, formatDate } from '@magazijn/domain/delivery';
import { formatEuros } from '@magazijn/domain/money';
import { announce, Button, OrderTable, SelectField, TextField } from '@magazijn/ui';
import { useEffect, useState } from 'react';
import { paths } from '../../shared/links/paths.ts';
import { useRefine } from '../../shared/page/useRefine.ts';
import { type FoundOrder, findOrders, type Period, periodRange, periods } from './findOrders.ts';
import { historyTexts } from './historyTexts.ts';
import { InvoiceButton } from './InvoiceButtons.tsx';
import { ordersCsv, saveFile } from './ordersCsv.ts';

/** The order history, searched and of a period; what is not chosen leaves nothing in the address. */
function historyHref(search: string, period: Period | ''): string {
  const query = new URLSearchParams({ ...(search && { zoek: search }), ...(period && { periode: period }) });
  return query.size > 0 ? `${paths.orderHistory.href()}?${query}` : paths.orderHistory.href();
}

/**
 * A text that the address keeps, while it is typed: the field is ahead of the address, which follows a moment later.
 * An address that changes by itself, by a link or the back button, changes the field.
 *
 * @param given the text that the address holds now
 */
export function useTypedAhead(given: string): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(given);
  /** What the address may still come to hold because of what was typed. */
  const [ahead, setAhead] = useState<readonly string[]>([]);

  if (given === text && ahead.length > 0) setAhead([]);
  if (given !== text && !ahead.includes(given)) setText(given);
  return [
    text,
    (typed) => {
      setText(typed);
      setAhead([...ahead, given, typed]);
    },
  ];
}

interface HistoryFilterProps {
  search: string;
  period: Period | '';
  onChange: (search: string, period: Period | '') => void;
}

/** What of the history shows: by words, and by a period. */
function HistoryFilter({ search, period, onChange }: HistoryFilterProps) {
  return (
    <div className="grid gap-4 wide:grid-cols-[minmax(0,1fr)_15rem]">
      <TextField
        type="search"
        label={historyTexts.searchOrders}
        hint={historyTexts.searchOrdersHint}
        required={false}
        value={search}
        onValueChange={(text) => onChange(text, period)}
      />
      <SelectField
        label={historyTexts.period}
        required={false}
        value={period}
        onValueChange={(value) => onChange(search, periods.find((each) => each === value) ?? '')}
        options={[
          { value: '', label: historyTexts.allPeriods },
          ...periods.map((each) => ({ value: each, label: historyTexts.periods[each] })),
        ]}
      />
    </div>
  );
}

/** More lines than this are counted. */
const mostLines = 3;

/** Orders of the history: each opens its order and, once placed, its invoice; tells where it stands, and says by which products it was found. */
function FoundOrders({ found }: { found: readonly FoundOrder[] }) {
  return (
    <OrderTable
      rows={found.map(({ order, lines }) => ({
        number: order.number,
        href: paths.order.href({ order: String(order.id) }),
        date: order.createdAt ? formatDate(order.createdAt) : '',
        products: order.productCount,
        total: formatEuros(order.total),
        details: details(order, foundBy(lines)),
        action: order.state === 'placed' && <InvoiceButton orderId={order.id} number={order.number} />,
      }))}
    />
  );
}

/**
 * Where it stands and the buyer's reference, under its number: columns of their own would leave no room for the others
 * on a tablet, nor for enlarged text.
 */
function details({ state, reference }: OrderSummary, lines: string) {
  if (state === 'placed' && reference === '') return lines;
  return (
    <>
      {state !== 'placed' && <p className="font-medium text-ink">{historyTexts.orderStates[state]}</p>}
      {reference !== '' && <p>{historyTexts.reference(reference)}</p>}
      {lines !== '' && <p>{lines}</p>}
    </>
  );
}

function foundBy(lines: FoundOrder['lines']): string {
  const named = lines.slice(0, mostLines).map(({ quantity, name }) => `${quantity} × ${name}`);
  const rest = lines.length - named.length;
  return [...named, ...(rest > 0 ? [historyTexts.moreLines(rest)] : [])].join(', ');
}

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
  const count = historyTexts.ordersFound(found.length);

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
          {historyTexts.saveCsv}
        </Button>
      </div>
      {found.length > 0 ? (
        <FoundOrders found={found} />
      ) : (
        <div className="grid justify-items-start gap-4 border-t-2 border-ink pt-6">
          <p className="type-heading text-22">{historyTexts.nothingFound}</p>
          <Button onClick={() => show('', '')}>{historyTexts.clearFilter}</Button>
        </div>
      )}
    </div>
  );
}
