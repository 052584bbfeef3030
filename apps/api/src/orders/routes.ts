// The calls for orders: making one of a cart, its delivery day, placing it on account, reading one and all.

import {
  cartRequestSchema,
  createdOrderSchema,
  deliveryRequestSchema,
  orderDetailSchema,
  orderListSchema,
  placedOrderSchema,
} from '@magazijn/api-client/schemas';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import * as z from 'zod/mini';
import { readCartRequest } from '../cart/CartRequest.ts';
import { fullnessHeader, wantedFullness, withProductFields } from '../catalogue/productFields.ts';
import { offeredTimestamps } from '../delivery/offeredDates.ts';
import { defineCall } from '../http/defineCall.ts';
import { notFound } from '../http/HttpError.ts';
import { idInput, noInput, nothingAnswer, pageInput, pageSizeInput } from '../http/inputs.ts';
import { parse } from '../http/readInput.ts';
import { openPayment } from '../payments/openPayment.ts';
import { chooseDeliveryDate } from './chooseDeliveryDate.ts';
import { draftOrder } from './draftOrder.ts';
import { findOrder } from './findOrder.ts';
import { listOrders } from './listOrders.ts';
import { placeOrder } from './placeOrder.ts';
import { toWireDraft, toWireOrder } from './toWireOrder.ts';

const keys = z.object({ 'Idempotency-Key': z.nullable(z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))) });

/** POST /order/create (C07, C12, E08). */
export const postOrder = defineCall({
  method: 'post',
  paths: ['/order/create'],
  summary: 'Makes a draft order of a cart, or gives the draft that there is of it.',
  access: 'customer',
  input: noInput,
  form: cartRequestSchema,
  headers: {
    'Idempotency-Key': 'Belongs to one version of a cart: the same key gives the same order.',
    ...fullnessHeader,
  },
  answer: z.object({ order: createdOrderSchema }),
  refusals: {
    422: 'Nothing to order, or the key was used for another cart.',
    503: 'The payment provider does not answer; the order is kept, and asking again gives it.',
  },
  handle: async ({ parts, viewer, form, headers }) => {
    const key = parse(keys, { 'Idempotency-Key': headers.get('idempotency-key') })['Idempotency-Key'];
    const drafted = await draftOrder(parts, viewer, readCartRequest(form), key);
    const checkout = await openPayment(parts, viewer, drafted);
    const order = toWireDraft(drafted, offeredTimestamps(parts.clock, viewer), checkout);
    const { sql } = parts.database;
    const cart = await withProductFields(sql, viewer, order.shopping_cart, wantedFullness(headers));
    return { order: { ...order, shopping_cart: cart } };
  },
});

/** POST /order/delivery/{id} (C07, C12, T61). */
export const postDelivery = defineCall({
  method: 'post',
  paths: ['/order/delivery/:id'],
  summary: 'Chooses the delivery date of a draft: one of those that it offers, in seconds.',
  access: 'customer',
  input: z.object({ id: idInput }),
  form: deliveryRequestSchema,
  answer: nothingAnswer,
  refusals: {
    404: 'There is no such order of this company.',
    409: 'It is no draft any more.',
    422: 'Not one of the offered dates.',
  },
  handle: async ({ parts, viewer, input, form }) => {
    await chooseDeliveryDate(parts, viewer, input.id, Number(form.date));
    return {};
  },
});

/** GET /payment/account/{id} (C07, T62). */
export const getAccountPayment = defineCall({
  method: 'get',
  paths: ['/payment/account/:id'],
  summary: 'Places a draft on account or by direct debit; a second time changes nothing.',
  access: 'customer',
  changes: true,
  input: z.object({ id: idInput }),
  answer: placedOrderSchema,
  refusals: {
    404: 'There is no such order of this company.',
    409: 'It cannot be placed: out of stock, over a limit, under the minimum, or to be paid by card.',
  },
  handle: async ({ parts, viewer, input }) => {
    return { delivery: deliveryTimestamp(await placeOrder(parts, viewer, input.id)) };
  },
});

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
