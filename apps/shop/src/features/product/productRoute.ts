import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';
import { productNeeds } from './productNeeds.ts';
import { productOutcome } from './productOutcome.ts';

/** A product that stands directly in a category (S10). */
export const productRoute = defineRoute({
  path: paths.product,
  page: 'ProductPage',
  load: () => import('./ProductPage.tsx'),
  needs: ({ params }) => productNeeds(`${params.category}/${params.product}`),
  outcome: (answers) => productOutcome(answers),
});
