import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const registeredRoute = defineRoute({
  path: paths.registered,
  page: 'RegisteredPage',
  load: () => import('./RegisteredPage.tsx'),
});
