import { paths } from '../../paths/paths.ts';
import { offeredProducts } from '../../resources/customerResources.ts';
import { need } from '../../resources/need.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

/** The products on offer, for customers (S30). */
export const offersRoute = defineRoute({
  path: paths.offers,
  audience: 'customers',
  page: 'OffersPage',
  load: () => import('./OffersPage.tsx'),
  needs: () => ({ products: need(offeredProducts) }),
});
