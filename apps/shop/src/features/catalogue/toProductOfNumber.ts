import type { ProductList } from '@magazijn/api-client';
import { replace } from 'react-router-dom';
import { productHref } from '../../shared/links/paths.ts';
import type { PageLocation } from '../../shared/links/usePageLocation.ts';

/** Letters and figures only, in small letters: numbers are written in groups, or without. */
const plain = (number: string): string => number.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** Redirects a search for the article number or EAN of one product to it; null for other searches. */
export function toProductOfNumber(
  { params, search }: PageLocation,
  { products }: ProductList,
): Response | null {
  const number = plain(params.search ?? '');
  if (number === '' || search !== '') return null;
  const [product, ...others] = products.filter(({ articleNumber, ean }) =>
    [articleNumber, ean].some((each) => plain(each) === number),
  );
  return product && others.length === 0 ? replace(productHref(product.path)) : null;
}
