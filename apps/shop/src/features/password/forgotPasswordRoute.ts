import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const forgotPasswordRoute = defineRoute({
  path: paths.forgotPassword,
  page: 'ForgotPasswordPage',
  load: () => import('./ForgotPasswordPage.tsx'),
});
