import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const registrationRoute = defineRoute({
  path: paths.register,
  query: ['stap'],
  page: 'RegistrationPage',
  load: () => import('./RegistrationPage.tsx'),
});
