import { cartRequestSchema, createdOrderSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { readCartRequest } from '../../cart/CartRequest.ts';
import { fullnessHeader, wantedFullness, withProductFields } from '../../catalogue/productFields.ts';
import { offeredTimestamps } from '../../delivery/offeredDates.ts';
import { defineCall } from '../../http/defineCall.ts';
import { noInput } from '../../http/inputs.ts';
import { parse } from '../../http/parse.ts';
import { draftOrder } from '../../orders/draftOrder.ts';
import { toWireDraft } from '../../orders/toWireOrder.ts';
import { openPayment } from '../../payments/openPayment.ts';

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
    const checkout = await openPayment(parts, drafted);
    const order = toWireDraft(drafted, offeredTimestamps(parts.clock, viewer), checkout);
    const { sql } = parts.database;
    const cart = await withProductFields(sql, viewer, order.shopping_cart, wantedFullness(headers));
    return { order: { ...order, shopping_cart: cart } };
  },
});
