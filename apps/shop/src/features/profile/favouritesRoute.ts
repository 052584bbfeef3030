import { paths } from '../../paths/paths.ts';
import { switchableCompanies } from '../../resources/accountResources.ts';
import { need, optional } from '../../resources/need.ts';
import { favourites } from '../../resources/orderResources.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const favouritesRoute = defineRoute({
  path: paths.favourites,
  audience: 'customers',
  page: 'FavouritesPage',
  load: () => import('./FavouritesPage.tsx'),
  needs: () => ({ favourites: need(favourites), companies: optional(switchableCompanies) }),
});
