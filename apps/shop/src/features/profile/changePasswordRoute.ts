import { paths } from '../../paths/paths.ts';
import { loginSessions, switchableCompanies } from '../../resources/accountResources.ts';
import { optional } from '../../resources/need.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const changePasswordRoute = defineRoute({
  path: paths.changePassword,
  audience: 'customers',
  page: 'ChangePasswordPage',
  load: () => import('./ChangePasswordPage.tsx'),
  needs: () => ({ companies: optional(switchableCompanies), sessions: optional(loginSessions) }),
});
