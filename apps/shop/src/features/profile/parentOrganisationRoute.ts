import { paths } from '../../paths/paths.ts';
import { switchableCompanies } from '../../resources/accountResources.ts';
import { need } from '../../resources/need.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const parentOrganisationRoute = defineRoute({
  path: paths.parentOrganisation,
  audience: 'customers',
  page: 'ParentOrganisationPage',
  load: () => import('./ParentOrganisationPage.tsx'),
  needs: () => ({ companies: need(switchableCompanies) }),
});
