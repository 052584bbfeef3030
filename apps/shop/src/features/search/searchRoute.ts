import { paths } from '../../paths/paths.ts';
import { readPage } from '../../products/readPage.ts';
import { foundProducts } from '../../resources/catalogueResources.ts';
import { need } from '../../resources/need.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

/** The results of a search (S31). */
export const searchRoute = defineRoute({
  path: paths.search,
  query: ['page'],
  page: 'SearchPage',
  load: () => import('./SearchPage.tsx'),
  needs: ({ params, query }) => ({
    products: need(foundProducts, { term: params.search.trim(), page: readPage(query.page) }),
  }),
});
