import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const paymentFailedRoute = defineRoute({
  path: paths.paymentFailed,
  audience: 'customers',
  page: 'FailedPage',
  load: () => import('./FailedPage.tsx'),
});
