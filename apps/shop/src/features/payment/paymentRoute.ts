import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const paymentRoute = defineRoute({
  path: paths.payment,
  audience: 'customers',
  page: 'PaymentPage',
  load: () => import('./PaymentPage.tsx'),
});
