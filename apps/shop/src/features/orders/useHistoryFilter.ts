import { useEffect, useRef } from 'react';
import { useRefine } from '../../shared/page/useRefine.ts';
import { useTypedAhead } from '../../shared/page/useTypedAhead.ts';
import type { Period } from './findOrders.ts';
import { type HistoryAddress, historyHref } from './historyAddress.ts';

/** The current input, ahead of the URL. */
export interface HistoryFilter {
  readonly search: string;
  readonly period: Period | '';
  readonly onSearch: (search: string) => void;
  readonly onPeriod: (period: Period | '') => void;
  readonly clear: () => void;
}

/** The filter in the URL; each change returns to the first page, typed text after `delayMs`. */
export function useHistoryFilter(address: HistoryAddress, delayMs: number): HistoryFilter {
  const refine = useRefine('replace');
  const [search, typeSearch] = useTypedAhead(address.search);
  const [period, typePeriod] = useTypedAhead(address.period);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (nextSearch: string, nextPeriod: Period | '', delay: number) => {
    typeSearch(nextSearch);
    typePeriod(nextPeriod);
    clearTimeout(timer.current);
    const follow = () => refine(historyHref({ search: nextSearch, period: nextPeriod }));
    if (delay === 0) follow();
    else timer.current = setTimeout(follow, delay);
  };
  return {
    search,
    period,
    onSearch: (text) => show(text, period, delayMs),
    onPeriod: (chosen) => show(search, chosen, 0),
    clear: () => show('', '', 0),
  };
}
