import type { Viewer } from '../session/Viewer.ts';
import type { Narrowing } from './Narrowing.ts';

/** The query parameters of `narrowingInput`, read. */
interface NarrowingParameters {
  readonly facets: boolean;
  readonly brand: readonly string[];
  readonly offer: boolean;
  readonly stock: boolean;
  readonly price_from?: number | undefined;
  readonly price_until?: number | undefined;
  readonly sort: Narrowing['order'];
}

/**
 * How a list is to be narrowed; null when nothing of it was asked for. To an anonymous visitor prices do not exist: what
 * asks by them is left aside, so that an address that a customer passed on shows a list, and nobody can close in on a
 * price by asking again and again.
 */
export function readNarrowing(given: NarrowingParameters, viewer: Viewer | null): Narrowing | null {
  const { facets, brand, offer, stock, price_from = null, price_until = null, sort } = given;
  const byPrice = sort === 'price' || sort === 'price-desc';
  const narrowing: Narrowing = {
    brands: brand,
    offer,
    stock,
    priceFrom: viewer && price_from,
    priceUntil: viewer && price_until,
    order: byPrice && !viewer ? 'default' : sort,
  };
  const { priceFrom, priceUntil, order } = narrowing;
  const plain =
    !facets && !offer && !stock && brand.length === 0 && priceFrom === null && priceUntil === null;
  return plain && order === 'default' ? null : narrowing;
}
