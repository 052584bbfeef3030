import { paths } from '../../paths/paths.ts';
import { need } from '../../resources/need.ts';
import { cmsPage } from '../../resources/pageResources.ts';
import { defineRoute } from '../../routing/defineRoute.ts';
import { notFound } from '../../routing/Outcome.ts';

/** A CMS page (S75). */
export const pageRoute = defineRoute({
  path: paths.page,
  page: 'CmsPage',
  load: () => import('./CmsPage.tsx'),
  needs: ({ params }) => ({ page: need(cmsPage, { url: params.page }) }),
  outcome: ({ page }) => (page.state === 'ready' && page.value === null ? notFound : null),
});
