import { paths } from './paths.ts';

/** The login page that leads back to `returnUrl` afterwards (T02). */
export const loginHref = (returnUrl: string): string =>
  returnUrl === paths.home.pattern
    ? paths.login.href()
    : `${paths.login.href()}?returnUrl=${encodeURIComponent(returnUrl)}`;
