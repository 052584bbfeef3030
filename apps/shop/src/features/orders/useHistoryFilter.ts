import { useEffect, useRef, useState } from 'react';
import { useRefine } from '../../shared/page/useRefine.ts';
import type { Period } from './findOrders.ts';
import { type HistoryAddress, historyHref } from './historyAddress.ts';

/** What is typed and chosen, ahead of the address. */
export interface HistoryFilter {
  readonly search: string;
  readonly period: Period | '';
  readonly onSearch: (search: string) => void;
  readonly onPeriod: (period: Period | '') => void;
  readonly clear: () => void;
}

/**
 * The filter of the history, which the address keeps; every choice begins at the first page.
 *
 * @param delayMs how long the address waits for the next letter; a period does not wait
 */
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

/**
 * A text that the address keeps, while it is typed: the field is ahead of the address, which follows a moment later.
 * An address that changes by itself, by a link or the back button, changes the field.
 *
 * @param given the text that the address holds now
 */
export function useTypedAhead<Text extends string>(given: Text): [text: Text, type: (text: Text) => void] {
  const [text, setText] = useState(given);
  /** What the address may still come to hold because of what was typed. */
  const [ahead, setAhead] = useState<readonly Text[]>([]);

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
