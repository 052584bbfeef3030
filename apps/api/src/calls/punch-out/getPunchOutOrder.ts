import { punchOutOrderSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { defineCall } from '../../http/defineCall.ts';
import { idInput } from '../../http/inputs.ts';
import { notFound } from '../../http/notFound.ts';
import { findOrder } from '../../orders/findOrder.ts';
import { orderCart } from '../../orders/orderCart.ts';
import { toOciOrder } from '../../punch-out/toOciOrder.ts';
import { toWirePunchOutOrder } from '../../punch-out/toWirePunchOutOrder.ts';

/** GET /punch-out/order/{id}: an extra call (clauses T62, K02, K03). */
export const getPunchOutOrder = defineCall({
  method: 'get',
  paths: ['/punch-out/order/:id'],
  summary: 'What the return of an order of the company is made of, placed or not.',
  access: 'customer',
  input: z.object({ id: idInput }),
  answer: punchOutOrderSchema,
  refusals: { 404: 'There is no such order of this company.' },
  handle: async ({ parts, viewer, input }) => {
    const found = await findOrder(parts.database.sql, viewer.companyId, input.id);
    if (!found) throw notFound();
    return toWirePunchOutOrder(toOciOrder(orderCart(found), found.order.deliveryDate));
  },
});
