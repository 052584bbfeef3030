import type { Product } from '@magazijn/api-client';
import type { Queries } from '../../shared/data/queries.ts';
import type { PageLocation } from '../../shared/links/usePageLocation.ts';
import { productQuery } from './catalogueQueries.ts';

/** The results that list products: an array, or an object with the array. */
const lists = [
  'popularProducts',
  'favouriteProducts',
  'favourites',
  'categoryProducts',
  'searchProducts',
  'offeredProducts',
] as const;

/** What a buyer decides by. */
const orderedBy = ({ price, offerPrice, offerLabel, stock }: Product): string =>
  [price, offerPrice, offerLabel, stock].join(' ');

/**
 * The product of an address from a list that the viewer has loaded; its page shows it while the details are loading.
 * Undefined when no list has it, when lists from different times differ, and for a deal that only the details describe:
 * its row would move the order button.
 */
export function listedProduct(queries: Queries, location: PageLocation): Product | undefined {
  const [call, path] = productQuery(location);
  const found = [
    ...lists.flatMap((list) => queries.results(list)),
    ...queries.results(call).map((detail) => detail?.related ?? []),
  ]
    .flatMap((result) => (result === null ? [] : 'products' in result ? result.products : result))
    .filter((product) => product.path === path);
  const [first] = found;
  if (first === undefined || new Set(found.map(orderedBy)).size > 1) return undefined;
  const hasDeal = first.offerPrice === null && (first.offerLabel !== '' || first.offerIcon !== null);
  return hasDeal ? undefined : first;
}
