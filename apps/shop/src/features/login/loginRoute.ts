import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const loginRoute = defineRoute({
  path: paths.login,
  query: ['returnUrl', 'error', 'passwordReset'],
  page: 'LoginPage',
  load: () => import('./LoginPage.tsx'),
});
