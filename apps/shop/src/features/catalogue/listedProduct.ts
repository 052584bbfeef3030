import type { Product } from '@magazijn/api-client';
import type { Queries, ResultOf } from '../../shared/data/queries.ts';
import { productHref } from '../../shared/links/paths.ts';
import type { PageLocation } from '../../shared/links/usePageLocation.ts';
import { productQuery } from './catalogueQueries.ts';

/** What every row has of a product, and hardly ever changes. Lines and suggestions have no category. */
export type ProductOutline = Pick<Product, 'path' | 'name' | 'contents' | 'pictures'> &
  Partial<Pick<Product, 'category' | 'parentCategory'>>;

/** The results with products. */
const lists = [
  'popularProducts',
  'favouriteProducts',
  'favourites',
  'categoryProducts',
  'searchProducts',
  'offeredProducts',
  'product',
  'purchases',
  'list',
  'alternatives',
] as const;

function productsIn(result: ResultOf<(typeof lists)[number]>): readonly Product[] {
  if (result === null) return [];
  if ('products' in result) return result.products;
  if ('related' in result) return result.related;
  if ('purchases' in result) return result.purchases.flatMap(({ product }) => product ?? []);
  if ('lines' in result) return result.lines.flatMap(({ product }) => product ?? []);
  return result.flatMap((each) => ('alternatives' in each ? each.alternatives : each));
}

/** What a buyer decides by. */
const orderedBy = ({ price, offerPrice, offerLabel, stock }: Product): string =>
  [price, offerPrice, offerLabel, stock].join(' ');

/** Whether the page has a row that only the details describe. */
const hasDeal = ({ offerPrice, offerLabel, offerIcon }: Product): boolean =>
  offerPrice === null && (offerLabel !== '' || offerIcon !== null);

export interface ListedProduct {
  readonly outline: ProductOutline;
  /** Null where price and order button have to wait for the details. */
  readonly product: Product | null;
}

/**
 * The product of an address as the viewer has seen it, which its page shows while the details are loading. Price and
 * order button wait when lists from different times differ, for a deal, whose row would move the button, and when only
 * rows without a query have the product (`noteSeen`). Undefined when nothing has it.
 */
export function listedProduct(queries: Queries, location: PageLocation): ListedProduct | undefined {
  const [, path] = productQuery(location);
  const found = lists
    .flatMap((list) => queries.results(list).flatMap(productsIn))
    .filter((product) => product.path === path);
  const [first] = found;
  if (first) {
    const isCertain = new Set(found.map(orderedBy)).size === 1 && !hasDeal(first);
    return { outline: first, product: isCertain ? first : null };
  }
  const seen = queries.seen(productHref(path));
  if (!seen) return undefined;
  const { name, contents, picture } = seen;
  return { outline: { path, name, contents, pictures: picture === null ? [] : [picture] }, product: null };
}
