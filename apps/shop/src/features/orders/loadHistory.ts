import { amsterdamTime } from '@magazijn/domain/delivery';
import type { Queries } from '../../shared/data/queries.ts';
import { isFiltered, orderHistoryQuery, readHistoryAddress } from './historyAddress.ts';

/** The back end's capability of searching orders. */
export const orderSearch = 'order-search';

/** Loads the orders of the URL, or all if the back end cannot search; the page shows a failed search. */
export async function loadHistory(queries: Queries, query: URLSearchParams): Promise<void> {
  const capabilities = await queries.ensure('capabilities');
  if (!capabilities.includes(orderSearch)) {
    await queries.ensure('wholeHistory');
    return;
  }
  const address = readHistoryAddress(query);
  const history = orderHistoryQuery(address, amsterdamTime(new Date()).date);
  if (isFiltered(address) || address.page > 1) {
    await queries.ensureIfPossible(...history);
  } else {
    await queries.ensure(...history);
  }
}
