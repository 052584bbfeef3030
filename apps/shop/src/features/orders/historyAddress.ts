import type { OrderFilter } from '@magazijn/api-client';
import { paths } from '../../shared/links/paths.ts';
import { readPage } from '../../shared/links/readPage.ts';
import { type Period, periodRange, periods } from './findOrders.ts';

export interface HistoryAddress {
  readonly search: string;
  readonly period: Period | '';
  /** From 1. */
  readonly page: number;
}

/** Reads `zoek`, `periode` and `page`; unknown periods are ignored. */
export const readHistoryAddress = (query: URLSearchParams): HistoryAddress => ({
  search: query.get('zoek') ?? '',
  period: periods.find((each) => each === query.get('periode')) ?? '',
  page: readPage(query.get('page')),
});

/** The history's URL, without parameters at their default. */
export function historyHref({ search = '', period = '', page = 1 }: Partial<HistoryAddress>): string {
  const query = new URLSearchParams({
    ...(search && { zoek: search }),
    ...(period && { periode: period }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${paths.orderHistory.href()}?${query}` : paths.orderHistory.href();
}

/** The request to the back end. @param today an ISO date in Europe/Amsterdam */
export function historyFilter({ search, period }: HistoryAddress, today: string): OrderFilter {
  const range = period === '' ? null : periodRange(period, today);
  return { search: search.trim(), from: range?.from ?? null, until: range?.until ?? null };
}

/** The page of orders that an address selects. @param today an ISO date of Amsterdam's calendar */
export const orderHistoryQuery = (address: HistoryAddress, today: string) =>
  ['orderHistory', historyFilter(address, today), address.page] as const;

export const isFiltered = ({ search, period }: Pick<HistoryAddress, 'search' | 'period'>): boolean =>
  search.trim() !== '' || period !== '';
