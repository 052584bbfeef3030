import { paths } from '../../paths/paths.ts';
import { categories } from '../../resources/catalogueResources.ts';
import { optional } from '../../resources/need.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const cartRoute = defineRoute({
  path: paths.cart,
  audience: 'customers',
  page: 'CartPage',
  load: () => import('./CartPage.tsx'),
  needs: () => ({ categories: optional(categories) }),
});
