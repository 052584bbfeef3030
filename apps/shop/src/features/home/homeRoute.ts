import { paths } from '../../paths/paths.ts';
import { offers, popularProducts } from '../../resources/catalogueResources.ts';
import { favouriteProducts } from '../../resources/customerResources.ts';
import { need, optional } from '../../resources/need.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

/** The home page (S01). */
export const homeRoute = defineRoute({
  path: paths.home,
  page: 'HomePage',
  load: () => import('./HomePage.tsx'),
  needs: () => ({
    offers: optional(offers),
    popular: need(popularProducts),
    favourites: optional(favouriteProducts),
  }),
});
