import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const resetPasswordRoute = defineRoute({
  path: paths.resetPassword,
  page: 'ResetPasswordPage',
  load: () => import('./ResetPasswordPage.tsx'),
});
