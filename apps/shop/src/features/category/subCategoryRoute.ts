import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';
import { categoryNeeds } from './categoryNeeds.ts';
import { categoryOutcome } from './categoryOutcome.ts';

/** A sub category, or a special offer under 'aanbieding' (S20, S23). */
export const subCategoryRoute = defineRoute({
  path: paths.subCategory,
  query: ['page'],
  page: 'CategoryPage',
  load: () => import('./CategoryPage.tsx'),
  needs: ({ params, query }) => categoryNeeds(`${params.category}/${params.subCategory}`, query.page),
  outcome: (answers) => categoryOutcome(answers),
});
