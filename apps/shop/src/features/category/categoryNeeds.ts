import { readPage } from '../../products/readPage.ts';
import { category, categoryProducts } from '../../resources/catalogueResources.ts';
import { need } from '../../resources/need.ts';

/** What a category's page needs: the category and one page of its products. */
export function categoryNeeds(path: string, page: string | null) {
  return {
    category: need(category, { path }),
    products: need(categoryProducts, { path, page: readPage(page) }),
  };
}
