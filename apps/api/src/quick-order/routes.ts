import { quickOrderRequestSchema, quickOrderSchema } from '@magazijn/api-client/schemas';
import { cleanText } from '@magazijn/domain/validation';
import { defineRoute } from '../http/defineRoute.ts';
import { noInput } from '../http/readInput.ts';
import { resolveLines } from './resolveLines.ts';

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
