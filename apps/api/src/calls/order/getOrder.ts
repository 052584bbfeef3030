import { orderDetailSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { fullnessHeader, wantedFullness, withProductFields } from '../../catalogue/productFields.ts';
import { defineCall } from '../../http/defineCall.ts';
import { idInput } from '../../http/inputs.ts';
import { notFound } from '../../http/notFound.ts';
import { findOrder } from '../../orders/findOrder.ts';
import { toWireOrder } from '../../orders/toWireOrder.ts';

/** GET /order/detail/{id} (C07). */
export const getOrder = defineCall({
  method: 'get',
  paths: ['/order/detail/:id'],
  summary: 'One order of the company, as it was frozen.',
  access: 'customer',
  input: z.object({ id: idInput }),
  headers: fullnessHeader,
  answer: orderDetailSchema,
  refusals: { 404: 'There is no such order of this company.' },
  handle: async ({ parts, viewer, input, headers }) => {
    const { sql } = parts.database;
    const found = await findOrder(sql, viewer.companyId, input.id);
    if (!found) throw notFound();
    const order = toWireOrder(found);
    const cart = await withProductFields(sql, viewer, order.shopping_cart, wantedFullness(headers));
    return { ...order, shopping_cart: cart };
  },
});
