import type { Product } from '@magazijn/api-client';
import type { SeenProduct } from '../data/queries.ts';
import { productHref } from '../links/paths.ts';

/** What `noteSeen` stores of a product that was loaded without a query. */
export const seenProduct = ({
  path,
  name,
  contents,
  pictures,
}: Pick<Product, 'path' | 'name' | 'contents' | 'pictures'>): SeenProduct => ({
  href: productHref(path),
  name,
  contents,
  picture: pictures[0] ?? null,
});
