import type { Request } from 'autocannon';
import { nouns, productsPerGroup, seriesName, topCategories } from '../shop/fillCatalogue.ts';
import { cartBody, customerHeaders, formType } from './customers.ts';

const rounds = 40;

/**
 * The requests whose cost is compared between catalogues of different sizes. Each kind finds the same number of
 * products in all of them.
 */
export function scaledRequests(tokens: readonly string[], products: number): Record<string, Request[]> {
  const groups = Math.ceil(products / productsPerGroup);
  const headers = customerHeaders(tokens[0] ?? '');
  const many = (make: (round: number) => Request): Request[] =>
    Array.from({ length: rounds }, (_, n) => make(n));
  const groupOf = (round: number) => 1 + ((round * 127) % groups);
  const topOf = (group: number) => 1 + ((group - 1) % topCategories);
  return {
    'page of a sub category': many((round) => {
      const group = groupOf(round);
      return { path: `/api/v1/product/category/afdeling-${topOf(group)}/groep-${group}/1/12`, headers };
    }),
    'page of a main category': many((round) => ({
      path: `/api/v1/product/category/afdeling-${1 + (round % topCategories)}/2/12`,
      headers,
    })),
    'product detail': many((round) => {
      const product = 1 + ((round * 6007) % products);
      const group = Math.ceil(product / productsPerGroup);
      return {
        path: `/api/v1/product/detail/afdeling-${topOf(group)}/groep-${group}/product-${product}`,
        headers,
      };
    }),
    'search for a series, 50 found': many((round) => ({
      path: `/api/v1/product/search?term=${seriesName(groupOf(round) - 1)}&pageSize=12`,
      headers,
    })),
    'search for a kind, 2 % of the catalogue found': many((round) => ({
      path: `/api/v1/product/search?term=${nouns[round % nouns.length]}&pageSize=12`,
      headers,
    })),
    'search with a typing error': many((round) => ({
      path: `/api/v1/product/search?term=${nouns[round % nouns.length]?.slice(0, -1)}x&pageSize=12`,
      headers,
    })),
    'cart of 50 lines': many((round) => ({
      method: 'POST',
      path: '/api/v1/shop/cart',
      headers: { ...headers, ...formType },
      body: cartBody(products, 50, round),
    })),
  };
}
