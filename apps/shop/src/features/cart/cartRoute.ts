import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const cartRoute = defineRoute({
  path: paths.cart,
  audience: 'customers',
  page: 'CartPage',
  load: () => import('./CartPage.tsx'),
});
