import { narrowingNames } from '../../narrowing/narrowingNames.ts';
import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';
import { categoryNeeds } from './categoryNeeds.ts';
import { categoryOutcome } from './categoryOutcome.ts';

/** A sub category, or a special offer under 'aanbieding' (S20, S23). */
export const subCategoryRoute = defineRoute({
  path: paths.subCategory,
  query: narrowingNames,
  page: 'CategoryPage',
  load: () => import('./CategoryPage.tsx'),
  needs: ({ params, query, url }) =>
    categoryNeeds(`${params.category}/${params.subCategory}`, query.page, url),
  outcome: (answers) => categoryOutcome(answers),
});
