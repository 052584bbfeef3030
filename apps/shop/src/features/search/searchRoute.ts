import { narrowingNames } from '../../narrowing/narrowingNames.ts';
import { paths } from '../../paths/paths.ts';
import { readPage } from '../../products/readPage.ts';
import { categories, foundProducts } from '../../resources/catalogueResources.ts';
import { need, optional } from '../../resources/need.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

/** The results of a search (S31). The categories, which the frame needs too, are where to go when nothing is found. */
export const searchRoute = defineRoute({
  path: paths.search,
  query: narrowingNames,
  page: 'SearchPage',
  load: () => import('./SearchPage.tsx'),
  needs: ({ params, query, url }) => ({
    products: need(foundProducts, { term: params.search, page: readPage(query.page), url }),
    categories: optional(categories),
  }),
});
