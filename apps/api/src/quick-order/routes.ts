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
    'What the lines of an order list name, by article number, EAN or name: the product, those to choose from, or near ones. ' +
    'Nothing is stored.',
  access: 'customer',
  input: noInput,
  form: quickOrderRequestSchema,
  responseSchema: quickOrderSchema,
  errorResponses: { 503: 'Too many search at once; Retry-After says for how many seconds.' },
  handle: async ({ dependencies, viewer, form }) =>
    // It costs as much as a search.
    dependencies.searchTurns.customers(() =>
      resolveLines(dependencies, viewer, form.lines.split(/\r?\n/).map(cleanText)),
    ),
});
