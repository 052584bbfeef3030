import { paths } from '../../paths/paths.ts';
import { defineRoute } from '../../routing/defineRoute.ts';
import { productNeeds } from './productNeeds.ts';
import { productOutcome } from './productOutcome.ts';

/** A product in a sub category (S10). */
export const productInSubRoute = defineRoute({
  path: paths.productInSub,
  page: 'ProductPage',
  load: () => import('./ProductPage.tsx'),
  needs: ({ params }) => productNeeds(`${params.category}/${params.subCategory}/${params.product}`),
  outcome: (answers) => productOutcome(answers),
});
