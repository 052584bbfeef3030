import { alternativesSchema, quickOrderRequestSchema, quickOrderSchema } from '@magazijn/api-client/schemas';
import { cleanText } from '@magazijn/domain/validation';
import * as z from 'zod/mini';
import { defineRoute } from '../http/defineRoute.ts';
import { idsInput, noInput } from '../http/readInput.ts';
import { resolveLines } from './resolveLines.ts';
import { selectOrderableProducts } from './selectOrderableProducts.ts';

/** POST /quick-order: an extra call, of the page 'Snel bestellen'. */
export const postQuickOrder = defineRoute({
  method: 'post',
  paths: ['/quick-order'],
  summary:
    'Finds the products of an order list, by article number, EAN or name: one for a line, several to choose from, or similar ones. ' +
    'Nothing is stored.',
  access: 'customer',
  input: noInput,
  form: quickOrderRequestSchema,
  responseSchema: quickOrderSchema,
  errorResponses: { 503: 'Too many searches at once; Retry-After has the seconds to wait.' },
  handle: async ({ dependencies, viewer, form }) =>
    // As expensive as a search.
    dependencies.searchTurns.customers(() =>
      resolveLines(dependencies, viewer, form.lines.split(/\r?\n/).map(cleanText)),
    ),
});

/** GET /product/alternatives?ids=1,2: an extra call, for sold-out products of a page, a cart or the favourites. */
export const getAlternatives = defineRoute({
  method: 'get',
  paths: ['/product/alternatives'],
  summary:
    'Sold-out products (`ids`, with commas between them), each with up to three of its category that can be ordered, the ' +
    'likest name first.',
  access: 'customer',
  input: z.object({ ids: idsInput(100) }),
  responseSchema: alternativesSchema,
  handle: async ({ dependencies, viewer, input }) => ({
    products: await selectOrderableProducts(dependencies, viewer, input.ids),
  }),
});
