import type { ProductRow } from './ProductRow.ts';

/** The path of a product's category: 'verzorging/luiers', or 'knutselen' for one without a parent. */
export const categoryPath = (row: Pick<ProductRow, 'categoryUrl' | 'parentCategoryUrl'>): string =>
  row.parentCategoryUrl === null ? row.categoryUrl : `${row.parentCategoryUrl}/${row.categoryUrl}`;
