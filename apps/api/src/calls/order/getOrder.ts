import { orderDetailSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { defineCall } from '../../http/defineCall.ts';
import { notFound } from '../../http/notFound.ts';
import { findOrder } from '../../orders/findOrder.ts';
import { toWireOrder } from '../../orders/toWireOrder.ts';
import { idInput } from '../input/idInput.ts';

/** GET /order/detail/{id} (C07). */
export const getOrder = defineCall({
  method: 'get',
  paths: ['/order/detail/:id'],
  summary: 'One order of the company, as it was frozen.',
  access: 'customer',
  input: z.object({ id: idInput }),
  answer: orderDetailSchema,
  refusals: { 404: 'There is no such order of this company.' },
  handle: async ({ parts, viewer, input }) => {
    const found = await findOrder(parts.database.sql, viewer.companyId, input.id);
    if (!found) throw notFound();
    return toWireOrder(found);
  },
});
