import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

/**
 * Its query is not declared: it holds what a session was begun with, so nothing that keeps addresses may know it. The
 * page itself reads it once and strips it (S61).
 */
export const paymentMethodRoute = defineRoute({
  path: paths.paymentMethod,
  audience: 'customers',
  page: 'PaymentMethodPage',
  load: () => import('./PaymentMethodPage.tsx'),
});
