import { paths } from '../../paths/paths.ts';
import { need } from '../../resources/need.ts';
import { order } from '../../resources/orderResources.ts';
import { defineRoute } from '../../routing/defineRoute.ts';

export const orderRoute = defineRoute({
  path: paths.order,
  audience: 'customers',
  page: 'OrderPage',
  load: () => import('./OrderPage.tsx'),
  needs: ({ params }) => ({ order: need(order, { id: orderId(params.order) }) }),
});

/** An id of another shape is nobody's order. */
const orderId = (given: string): number => (/^\d{1,9}$/.test(given) ? Number(given) : 0);
