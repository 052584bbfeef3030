import type { HeadOf } from '../head/PageHead.ts';
import { paths } from '../paths/paths.ts';
import { headTexts } from './headTexts.ts';

export const loginHead: HeadOf = () => ({ canonical: paths.login.href(), description: headTexts.login });

export const registrationHead: HeadOf = () => ({
  canonical: paths.register.href(),
  description: headTexts.register,
});
