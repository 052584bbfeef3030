import { paths } from '../../paths/paths.ts';
import type { Period } from './periods.ts';

/** The order history, searched and of a period; what is not chosen leaves nothing in the address. */
export function historyHref(search: string, period: Period | ''): string {
  const query = new URLSearchParams({ ...(search && { zoek: search }), ...(period && { periode: period }) });
  return query.size > 0 ? `${paths.orderHistory.href()}?${query}` : paths.orderHistory.href();
}
