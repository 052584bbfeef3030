import { cartInfoSchema, cartRequestSchema } from '@magazijn/api-client/schemas';
import { fullnessHeader, wantedFullness, withProductFields } from '../catalogue/productFields.ts';
import { offeredTimestamps } from '../delivery/offeredDates.ts';
import { defineCall } from '../http/defineCall.ts';
import { noInput } from '../http/inputs.ts';
import { buildCart } from './buildCart.ts';
import { readCartRequest } from './CartRequest.ts';
import { toWireCart } from './ShopCart.ts';

/** POST /shop/cart (C03, C13, E05, E07). */
export const postCart = defineCall({
  method: 'post',
  paths: ['/shop/cart'],
  summary: 'Prices a cart; nothing is stored.',
  access: 'customer',
  input: noInput,
  form: cartRequestSchema,
  headers: fullnessHeader,
  answer: cartInfoSchema,
  handle: async ({ parts, viewer, form, headers }) => {
    const { sql } = parts.database;
    const cart = await buildCart(parts, sql, viewer, readCartRequest(form));
    const wire = toWireCart(cart, offeredTimestamps(parts.clock, viewer));
    return withProductFields(sql, viewer, wire, wantedFullness(headers));
  },
});
