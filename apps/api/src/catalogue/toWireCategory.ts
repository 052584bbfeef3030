import type { WireCategory } from '@magazijn/api-client/schemas';
import type { CategoryRow } from './findCategory.ts';

/** A sub category as a list shows it. */
export interface SubCategoryRow {
  readonly url: string;
  readonly description: string;
  readonly productCount: number;
}

/** A category as the wire has it; a sub category carries the aisle number of its parent. */
export function toWireCategory(row: CategoryRow, subCategories: readonly SubCategoryRow[]): WireCategory {
  return {
    description: row.description,
    url_description: row.url,
    image: row.image,
    number: row.parentPriority ?? row.priority,
    intro: row.intro,
    sub_categories: subCategories.map((sub) => ({
      description: sub.description,
      url_description: sub.url,
      products: sub.productCount,
    })),
    parent_category:
      row.parentUrl === null
        ? null
        : { url_description: row.parentUrl, description: row.parentDescription ?? '' },
  };
}
