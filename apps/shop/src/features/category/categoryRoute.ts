import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';
import { categoryNeeds } from './categoryNeeds.ts';
import { categoryOutcome } from './categoryOutcome.ts';

/** A top category (S20). */
export const categoryRoute = defineRoute({
  path: paths.category,
  query: ['page'],
  page: 'CategoryPage',
  load: () => import('./CategoryPage.tsx'),
  needs: ({ params, query }) => categoryNeeds(params.category, query.page),
  outcome: (answers) => categoryOutcome(answers),
});
