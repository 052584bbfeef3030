import { productDetailSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { findProduct } from '../../catalogue/findProduct.ts';
import { offerText } from '../../catalogue/offerText.ts';
import { toWireProduct } from '../../catalogue/toWireProduct.ts';
import { defineCall } from '../../http/defineCall.ts';
import { notFound } from '../../http/notFound.ts';
import { segmentInput } from '../input/segmentInput.ts';

/** GET /product/detail/{category}[/{sub}]/{product} (C04). */
export const getProduct = defineCall({
  method: 'get',
  paths: ['/product/detail/:category/:product', '/product/detail/:category/:sub/:product'],
  summary: 'One product with its texts and what is related to it.',
  access: 'visitor',
  input: z.object({ category: segmentInput, sub: z.optional(segmentInput), product: segmentInput }),
  answer: productDetailSchema,
  refusals: { 404: 'There is no such product.' },
  handle: async ({ parts, viewer, input }) => {
    const found = await findProduct(parts.database.sql, viewer, input);
    if (!found) throw notFound();
    const toWire = toWireProduct(viewer);
    return {
      ...toWire(found.row),
      product_description: found.row.text,
      product_information: found.row.information,
      product_extra_information: found.row.extraInformation,
      label: found.row.label,
      offer: offerText(found.row),
      related: found.related.map(toWire),
    };
  },
});
