import { narrowingNames } from '../../narrowing/narrowingNames.ts';
import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';
import { categoryNeeds } from './categoryNeeds.ts';
import { categoryOutcome } from './categoryOutcome.ts';

/** A top category (S20). */
export const categoryRoute = defineRoute({
  path: paths.category,
  query: narrowingNames,
  page: 'CategoryPage',
  load: () => import('./CategoryPage.tsx'),
  needs: ({ params, query, url }) => categoryNeeds(params.category, query.page, url),
  outcome: (answers) => categoryOutcome(answers),
});
