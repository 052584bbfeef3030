import type { OrderSummary } from '@magazijn/api-client';
import { announce, Button, SelectField, TextField } from '@magazijn/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { FoundOrders } from './FoundOrders.tsx';
import { type FoundOrder, periods } from './findOrders.ts';
import { isFiltered } from './historyAddress.ts';
import { historyTexts } from './historyTexts.ts';
import type { HistoryFilter } from './useHistoryFilter.ts';

function HistoryFields({ search, period, onSearch, onPeriod }: HistoryFilter) {
  return (
    <div className="grid gap-4 wide:grid-cols-[minmax(0,1fr)_15rem]">
      <TextField
        type="search"
        label={historyTexts.searchOrders}
        hint={historyTexts.searchOrdersHint}
        required={false}
        value={search}
        onValueChange={onSearch}
      />
      <SelectField
        label={historyTexts.period}
        required={false}
        value={period}
        onValueChange={(value) => onPeriod(periods.find((each) => each === value) ?? '')}
        options={[
          { value: '', label: historyTexts.allPeriods },
          ...periods.map((each) => ({ value: each, label: historyTexts.periods[each] })),
        ]}
      />
    </div>
  );
}

interface SaveOrdersProps {
  ordersToSave: () => Promise<readonly OrderSummary[]>;
}

/** Saves the placed orders as CSV; orders that were not placed have no invoice. */
function SaveOrders({ ordersToSave }: SaveOrdersProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'none'>('idle');
  const save = async () => {
    setState('busy');
    try {
      const placed = (await ordersToSave()).filter((order) => order.state === 'placed');
      setState(placed.length > 0 ? 'idle' : 'none');
      if (placed.length === 0) return;
      const { saveOrders } = await import('./ordersCsv.ts');
      saveOrders(placed);
    } catch (error) {
      console.warn('The orders were not saved', error);
      setState('failed');
    }
  };
  return (
    <>
      <Button tone="secondary" loading={state === 'busy'} onClick={() => void save()}>
        {historyTexts.saveCsv}
      </Button>
      <div role="alert" className="contents">
        {(state === 'failed' || state === 'none') && (
          <p className="basis-full text-danger">
            {state === 'failed' ? historyTexts.saveFailed : historyTexts.nothingToSave}
          </p>
        )}
      </div>
    </>
  );
}

interface HistoryProps {
  filter: HistoryFilter;
  found: readonly FoundOrder[];
  /** The number of shown orders and of all; '' while unknown. */
  shown: string;
  ordersToSave: () => Promise<readonly OrderSummary[]>;
  /** Replaces the orders while they load, after a failure, and on a missing page. */
  instead?: ReactNode;
  children?: ReactNode;
}

export function History({ filter, found, shown, ordersToSave, instead, children }: HistoryProps) {
  const filtered = isFiltered(filter);

  useEffect(() => {
    if (!filtered || shown === '') return;
    const timer = setTimeout(() => announce(shown), 500);
    return () => clearTimeout(timer);
  }, [filtered, shown]);

  return (
    <div className="grid gap-6">
      <HistoryFields {...filter} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-15 text-ink-2">{shown}</p>
        {found.length > 0 && <SaveOrders ordersToSave={ordersToSave} />}
      </div>
      {instead ??
        (found.length > 0 ? (
          <FoundOrders found={found} />
        ) : (
          <div className="grid justify-items-start gap-4 border-t-2 border-ink pt-6">
            <p className="type-heading text-22">{historyTexts.nothingFound}</p>
            <Button onClick={filter.clear}>{historyTexts.clearFilter}</Button>
          </div>
        ))}
      {children}
    </div>
  );
}
