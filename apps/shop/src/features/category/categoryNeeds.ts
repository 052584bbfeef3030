import { readPage } from '../../products/readPage.ts';
import { categories, category, categoryProducts } from '../../resources/catalogueResources.ts';
import { need, optional } from '../../resources/need.ts';

/** What a category's page needs: the category and one page of its products, as its address chooses them. */
export function categoryNeeds(path: string, page: string | null, url: string) {
  return {
    category: need(category, { path }),
    // The frame asks for them too, so the browser has them already.
    aisles: optional(categories),
    products: need(categoryProducts, { path, page: readPage(page), url }),
  };
}
