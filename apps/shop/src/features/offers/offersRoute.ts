import { narrowingNames } from '../../narrowing/narrowingNames.ts';
import { paths } from '../../paths/paths.ts';
import { readPage } from '../../products/readPage.ts';
import { offeredProducts } from '../../resources/customerResources.ts';
import { need } from '../../resources/need.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

/** The products on offer, for customers (S30). */
export const offersRoute = defineRoute({
  path: paths.offers,
  audience: 'customers',
  query: narrowingNames,
  page: 'OffersPage',
  load: () => import('./OffersPage.tsx'),
  needs: ({ query, url }) => ({ products: need(offeredProducts, { page: readPage(query.page), url }) }),
});
