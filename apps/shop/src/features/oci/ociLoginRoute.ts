import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

/** Its query is not declared: it holds a password, so nothing that keeps addresses may know it. */
export const ociLoginRoute = defineRoute({
  path: paths.ociLogin,
  page: 'OciLoginPage',
  load: () => import('./OciLoginPage.tsx'),
});
