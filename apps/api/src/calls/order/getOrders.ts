import { orderListSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { defineCall } from '../../http/defineCall.ts';
import { pageInput, pageSizeInput } from '../../http/inputs.ts';
import { listOrders } from '../../orders/listOrders.ts';

/** GET /order/1/100 (C07, E03); with `lines=1` each order also says what was ordered, its reference and its VAT. */
export const getOrders = defineCall({
  method: 'get',
  paths: ['/order/:page/:pageSize'],
  summary:
    'The orders of the company, the latest first: placed, or with a payment that a bank decides (payment-pending) or refused after that (refused).',
  access: 'customer',
  input: z.object({ page: pageInput, pageSize: pageSizeInput, lines: z.optional(z.enum(['0', '1'])) }),
  answer: orderListSchema,
  handle: async ({ parts, viewer, input }) => ({
    orders: await listOrders(parts.database.sql, viewer.companyId, input, input.lines === '1'),
  }),
});
