import { paths } from '../../paths/paths.ts';
import { switchableCompanies } from '../../resources/accountResources.ts';
import { need, optional } from '../../resources/need.ts';
import { profile } from '../../resources/orderResources.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const overviewRoute = defineRoute({
  path: paths.profileOverview,
  audience: 'customers',
  page: 'OverviewPage',
  load: () => import('./OverviewPage.tsx'),
  needs: () => ({ company: need(profile), companies: optional(switchableCompanies) }),
});
