import type { HeadOf } from '../../head/PageHead.ts';
import { paths } from '../../paths/paths.ts';
import { headTexts } from './headTexts.ts';

/** The head of the home page: what the shop is, and its name. */
export const homeHead: HeadOf = (_, __, origin) => ({
  canonical: paths.home.href(),
  description: headTexts.description,
  things: [{ '@type': 'WebSite', name: 'Magazijn', url: `${origin}/`, inLanguage: 'nl' }],
});
