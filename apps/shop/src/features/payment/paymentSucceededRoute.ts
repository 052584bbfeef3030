import { paths } from '../../paths/paths.ts';
import { groceryPartner } from '../../resources/accountResources.ts';
import { optional } from '../../resources/need.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const paymentSucceededRoute = defineRoute({
  path: paths.paymentSucceeded,
  audience: 'customers',
  page: 'SucceededPage',
  load: () => import('./SucceededPage.tsx'),
  needs: () => ({ partner: optional(groceryPartner) }),
});
