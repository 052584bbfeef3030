import { categoryPath, productPath } from '../../shared/links/paths.ts';
import { readPage } from '../../shared/links/readPage.ts';
import { readSearchTerm } from '../../shared/links/readSearchTerm.ts';
import type { PageLocation } from '../../shared/links/usePageLocation.ts';
import { pageSize, readFilters } from './productListUrl.ts';

// The queries of the catalogue's pages. Loader, head and page call the same function, so that they use the same key.

const pageOf = ({ search }: PageLocation): number => readPage(new URLSearchParams(search).get('page'));

export const offersQuery = ['offers', 12] as const;

export const categoryQuery = ({ params }: PageLocation) => ['category', categoryPath(params)] as const;

/** The part of a category's products that an address selects. */
export const categoryProductsQuery = (location: PageLocation) =>
  [
    'categoryProducts',
    categoryPath(location.params),
    pageOf(location),
    readFilters(location.search),
    pageSize,
  ] as const;

export const offeredProductsQuery = (location: PageLocation) =>
  ['offeredProducts', pageSize, pageOf(location), readFilters(location.search)] as const;

export const productQuery = ({ params }: PageLocation) => ['product', productPath(params)] as const;

export const searchProductsQuery = (location: PageLocation) =>
  [
    'searchProducts',
    readSearchTerm(location.params.search ?? ''),
    pageOf(location),
    readFilters(location.search),
  ] as const;
