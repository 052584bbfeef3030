import { punchOutOrderSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { defineCall } from '../../http/defineCall.ts';
import { priceProducts } from '../../punch-out/priceProducts.ts';
import { requireFunction } from '../../punch-out/requireFunction.ts';
import { toWirePunchOutOrder } from '../../punch-out/toWirePunchOutOrder.ts';

/** As procurement systems write quantities: '3', '3.000'; whole, from 1 to 9999. None is one. */
const quantityInput = z._default(
  z.pipe(
    z.string().check(z.regex(/^0{0,10}[1-9]\d{0,3}([.,]0{1,3})?$/)),
    z.transform((quantity) => Number.parseInt(quantity, 10)),
  ),
  1,
);

const input = z.object({ product: z.string().check(z.maxLength(40)), quantity: quantityInput });

/** GET /punch-out/validate: an extra call, for FUNCTION=VALIDATE. */
export const getPunchOutValidation = defineCall({
  method: 'get',
  paths: ['/punch-out/validate'],
  summary: 'One product priced for a quantity; no lines when it is not for sale any more.',
  access: 'customer',
  input,
  answer: punchOutOrderSchema,
  refusals: { 403: 'The company has not agreed this function.' },
  handle: async ({ parts, viewer, input: { product, quantity } }) => {
    await requireFunction(parts.database.sql, viewer.companyId, 'VALIDATE');
    // What is no key of ours is a product that is gone.
    const id = /^[1-9]\d{0,8}$/.test(product.trim()) ? Number(product) : null;
    return toWirePunchOutOrder(
      await priceProducts(parts, viewer, new Map(id === null ? [] : [[id, quantity]])),
    );
  },
});
