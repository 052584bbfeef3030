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

/**
 * The product of an address from a list that the viewer has loaded; its page shows it while the details are loading.
 * Undefined when no list has it, and for a deal that only the details describe: its row would move the order button.
 */
export function listedProduct(queries: Queries, location: PageLocation): Product | undefined {
  const [call, path] = productQuery(location);
  const found = [
    ...lists.flatMap((list) => queries.results(list)),
    ...queries.results(call).map((detail) => detail?.related ?? []),
  ]
    .flatMap((result) => (result === null ? [] : 'products' in result ? result.products : result))
    .find((product) => product.path === path);
  return found && (found.offerLabel === '' || found.offerPrice !== null) ? found : undefined;
}
