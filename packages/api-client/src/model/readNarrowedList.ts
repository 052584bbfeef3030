import type * as z from 'zod/mini';
import type { narrowedListSchema } from '../schemas/narrowing.ts';
import type { NarrowedList } from './Product.ts';
import { readProduct } from './readProduct.ts';

/** Reads a list with what it may have besides. */
export function readNarrowedList(wire: z.infer<typeof narrowedListSchema>): NarrowedList {
  const { total, products, facets, searched_term, near_terms } = wire;
  return {
    total,
    products: products.map(readProduct),
    ...(facets && {
      facets: {
        brands: facets.brands.map(({ brand, count }) => ({ name: brand, count })),
        onOffer: facets.offer,
        inStock: facets.stock,
        prices: facets.prices,
      },
    }),
    ...(searched_term && { searchedTerm: searched_term }),
    ...(near_terms && { nearTerms: near_terms }),
  };
}
