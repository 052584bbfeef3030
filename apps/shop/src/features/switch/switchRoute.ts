import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const switchRoute = defineRoute({
  path: paths.switchAccount,
  audience: 'customers',
  page: 'SwitchPage',
  load: () => import('./SwitchPage.tsx'),
});
