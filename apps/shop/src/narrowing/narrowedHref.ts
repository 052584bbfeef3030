import type { Narrowing } from '@magazijn/api-client';
import { orderNames } from './orderNames.ts';

/**
 * The address of a list with what is chosen of it; what is not chosen leaves nothing there.
 *
 * @param href the list's own, without a query
 * @param page left out, as after every choice, it is the first
 */
export function narrowedHref(href: string, narrowing: Narrowing, page = 1): string {
  const { brands, onOffer, inStock, priceFrom, priceUntil, order } = narrowing;
  const query = new URLSearchParams(brands.map((brand) => ['merk', brand]));
  if (onOffer) query.set('aanbieding', '1');
  if (inStock) query.set('voorraad', '1');
  if (priceFrom !== null) query.set('vanaf', String(priceFrom));
  if (priceUntil !== null) query.set('tot', String(priceUntil));
  if (order !== 'default') query.set('sorteer', orderNames[order]);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${href}?${query}` : href;
}
