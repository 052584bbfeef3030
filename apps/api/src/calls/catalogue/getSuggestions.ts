import { suggestionsSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { productUrl } from '../../catalogue/productUrl.ts';
import { searchProducts } from '../../catalogue/searchProducts.ts';
import { suggestCategories } from '../../catalogue/suggestCategories.ts';
import { defineCall } from '../../http/defineCall.ts';
import { termInput } from '../input/termInput.ts';

/** GET /product/suggest?term= (a call of ours). */
export const getSuggestions = defineCall({
  method: 'get',
  paths: ['/product/suggest'],
  summary: 'A few products and categories while someone types.',
  access: 'public',
  input: z.object({ term: termInput }),
  answer: suggestionsSchema,
  refusals: { 503: 'Too many search at once; Retry-After says for how many seconds.' },
  handle: async ({ parts, input }) => {
    const { sql } = parts.database;
    const { rows, categories } = await parts.searchTurns.visitors(async () => {
      const { rows, searched } = await searchProducts(sql, null, input.term, { page: 1, pageSize: 6 });
      return { rows, categories: await suggestCategories(sql, searched ?? input.term) };
    });
    return {
      products: rows.map((row) => ({
        description: row.description,
        contents: row.contents,
        url: productUrl(row),
        image: row.images[0] ?? null,
      })),
      categories: categories.map(({ description, parentDescription, path }) => ({
        description,
        parent_description: parentDescription,
        url: `/categorie/${path}`,
      })),
    };
  },
});
