import { paths } from '../../paths/paths.ts';
import { defineRedirect } from '../../routing/defineRedirect.ts';

/** The profile without a child, or with one that does not exist, is the overview (S70). */
export const profileRedirects = [
  defineRedirect({ path: paths.profile, to: () => paths.profileOverview.href() }),
  defineRedirect({ path: paths.profileChild, to: () => paths.profileOverview.href() }),
];
