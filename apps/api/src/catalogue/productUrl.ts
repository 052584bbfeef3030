import { categoryPath } from './categoryPath.ts';
import type { ProductRow } from './ProductRow.ts';

/** A product's page in the shop (specification, section 2). */
export const productUrl = (row: Pick<ProductRow, 'categoryUrl' | 'parentCategoryUrl' | 'path'>): string =>
  `/product/${categoryPath(row)}/${row.path}`;
