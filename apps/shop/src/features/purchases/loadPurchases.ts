import { redirect, replace } from 'react-router-dom';
import type { Queries } from '../../shared/data/queries.ts';
import { paths } from '../../shared/links/paths.ts';
import type { PageLocation } from '../../shared/links/usePageLocation.ts';
import { purchasesHref, purchasesPerPage, purchasesQuery, readPurchasesAddress } from './purchasesAddress.ts';

/** Loads the URL's purchases; redirects home without the call, and to the last page from one after it. */
export async function loadPurchases(queries: Queries, { search }: PageLocation): Promise<Response | null> {
  const capabilities = await queries.ensure('capabilities');
  if (!capabilities.includes('purchase-history')) return redirect(paths.home.href());
  const address = readPurchasesAddress(new URLSearchParams(search));
  const asked = purchasesQuery(address);
  if (search === '') await queries.ensure(...asked);
  else await queries.ensureIfPossible(...asked);
  const found = queries.shown(...asked);
  if (found === null) return redirect(paths.home.href());
  const lastPage = Math.max(1, Math.ceil((found?.total ?? 0) / purchasesPerPage));
  return found && address.page > lastPage ? replace(purchasesHref({ ...address, page: lastPage })) : null;
}
