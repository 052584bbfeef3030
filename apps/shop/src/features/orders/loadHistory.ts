import { amsterdamTime } from '@magazijn/domain/delivery';
import type { Queries } from '../../shared/data/queries.ts';
import { historyFilter, isFiltered, readHistoryAddress } from './historyAddress.ts';

/** The back end's name for searching orders itself. */
export const orderSearch = 'order-search';

/**
 * Brings the part of the history that the address asks for, or all of it where the back end does not search. A search
 * that fails leaves the page, which says so.
 */
export async function loadHistory(queries: Queries, query: URLSearchParams): Promise<void> {
  const capabilities = await queries.ensure('capabilities');
  if (!capabilities.includes(orderSearch)) {
    await queries.ensure('wholeHistory');
    return;
  }
  const address = readHistoryAddress(query);
  const filter = historyFilter(address, amsterdamTime(new Date()).date);
  if (isFiltered(address) || address.page > 1) {
    await queries.ensureIfPossible('orderHistory', filter, address.page);
  } else {
    await queries.ensure('orderHistory', filter, 1);
  }
}
