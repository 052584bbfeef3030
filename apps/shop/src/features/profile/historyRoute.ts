import { paths } from '../../paths/paths.ts';
import { switchableCompanies } from '../../resources/accountResources.ts';
import { need, optional } from '../../resources/need.ts';
import { orders } from '../../resources/orderResources.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const historyRoute = defineRoute({
  path: paths.orderHistory,
  audience: 'customers',
  query: ['zoek', 'periode'],
  page: 'HistoryPage',
  load: () => import('./HistoryPage.tsx'),
  needs: () => ({ orders: need(orders), companies: optional(switchableCompanies) }),
});
