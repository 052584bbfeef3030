import { narrowedListSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { nearTerms } from '../../catalogue/nearTerms.ts';
import { toWireProducts } from '../../catalogue/productFields.ts';
import { readNarrowing } from '../../catalogue/readNarrowing.ts';
import { searchProducts } from '../../catalogue/searchProducts.ts';
import { defineCall } from '../../http/defineCall.ts';
import { narrowingInput } from '../input/narrowingInput.ts';
import { fieldsInput, pageInput, pageSizeInput } from '../input/pageInput.ts';
import { termInput } from '../input/termInput.ts';

/** GET /product/search?term= (C04). */
export const getSearch = defineCall({
  method: 'get',
  paths: ['/product/search'],
  summary:
    'Products by name, brand, contents, article number or EAN, the best first; typing errors are forgiven. ' +
    'With `near=1` it says what was searched instead, or near terms when nothing is found. Narrowed and sorted on ' +
    'request; anonymous visitors not by price.',
  access: 'visitor',
  input: z.object({
    term: termInput,
    page: z._default(pageInput, 1),
    pageSize: z._default(pageSizeInput, 50),
    fields: fieldsInput,
    near: z._default(z.enum(['0', '1']), '0'),
    ...narrowingInput,
  }),
  answer: narrowedListSchema,
  refusals: { 503: 'Too many search at once; Retry-After says for how many seconds.' },
  handle: async ({ parts, viewer, input }) => {
    const { sql } = parts.database;
    const narrowing = readNarrowing(input, viewer);
    const turns = viewer ? parts.searchTurns.customers : parts.searchTurns.visitors;
    const { found, near } = await turns(async () => {
      const found = await searchProducts(sql, viewer, input.term, input, narrowing);
      const nothing = input.near === '1' && found.before === 0;
      return { found, near: nothing ? { near_terms: await nearTerms(sql, input.term) } : {} };
    });
    const { total, rows, searched, facets } = found;
    return {
      total,
      products: await toWireProducts(sql, viewer, rows, input.fields),
      ...(input.facets && facets ? { facets } : {}),
      ...(input.near === '1' ? { searched_term: searched } : {}),
      ...near,
    };
  },
});
