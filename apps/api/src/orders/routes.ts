// The routes of orders: the delivery day of a draft, one order and the history. payments/routes.ts makes and places
// them.

import { deliveryRequestSchema, orderDetailSchema, orderListSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { fieldSelectionHeader, fieldSelectionOf, withProductTexts } from '../catalogue/productFields.ts';
import { setDraftDelivery } from '../delivery/setDraftDelivery.ts';
import { tooMany } from '../http/createTurns.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { notFound } from '../http/HttpError.ts';
import { dateInput, emptyResponse, idInput, pageInput, pageSizeInput, termInput } from '../http/readInput.ts';
import { findOrder } from './findOrder.ts';
import { listOrders } from './listOrders.ts';
import { toWireOrder } from './toWireOrder.ts';

export const postDelivery = defineRoute({
  method: 'post',
  paths: ['/order/delivery/:id'],
  summary:
    'Sets the delivery of a draft: its date, one of the offered ones in seconds; and additions: its address and its note for the driver.',
  access: 'customer',
  permission: 'request',
  input: z.object({ id: idInput }),
  form: deliveryRequestSchema,
  responseSchema: emptyResponse,
  errorResponses: {
    404: 'There is no such order of this company.',
    409: 'It is not a draft any more.',
    422: 'Not one of the offered dates, or not an address of this company.',
  },
  handle: async ({ dependencies, viewer, input, form }) => {
    await setDraftDelivery(dependencies, viewer, input.id, form);
    return {};
  },
});

export const getOrder = defineRoute({
  method: 'get',
  paths: ['/order/detail/:id'],
  summary: 'One order of the company, as stored when it was made.',
  access: 'customer',
  permission: 'orders',
  input: z.object({ id: idInput }),
  headers: fieldSelectionHeader,
  responseSchema: orderDetailSchema,
  errorResponses: { 404: 'There is no such order of this company.' },
  handle: async ({ dependencies, viewer, input, headers }) => {
    const { sql } = dependencies.database;
    const found = await findOrder(sql, viewer, input.id);
    if (!found) throw notFound();
    const order = toWireOrder(dependencies, found);
    const cart = await withProductTexts(dependencies, viewer, order.shopping_cart, fieldSelectionOf(headers));
    return { ...order, shopping_cart: cart };
  },
});

/**
 * GET /order/1/100; with `lines=1` each order has its products, reference and VAT. `search`, `from` and `until` (the
 * day after the last) filter; a search uses the customers' search queue.
 */
export const getOrders = defineRoute({
  method: 'get',
  paths: ['/order/:page/:pageSize'],
  summary:
    'The orders of the company, latest first: placed, or with a payment that a bank is deciding (payment-pending) ' +
    'or has refused (refused). Searched by number, reference and products, and by day, on request.',
  access: 'customer',
  permission: 'orders',
  input: z.object({
    page: pageInput,
    pageSize: pageSizeInput,
    lines: z.optional(z.enum(['0', '1'])),
    search: z._default(termInput, ''),
    from: z.optional(dateInput),
    until: z.optional(dateInput),
  }),
  responseSchema: orderListSchema,
  errorResponses: { 503: tooMany },
  handle: async ({ dependencies, viewer, input }) => {
    const list = () => listOrders(dependencies, viewer.companyId, input, input, input.lines === '1');
    return input.search === '' ? list() : dependencies.searchTurns.customers(list);
  },
});
