import type { Request } from 'autocannon';
import { nouns } from '../shop/fillCatalogue.ts';
import { cartBody, customerHeaders, formType } from './customers.ts';
import { orderRequests } from './orderRequests.ts';

/** An operation of a shop, as requests that a connection repeats. */
export interface Operation {
  readonly name: string;
  /** The target per second on two cores; null without one. */
  readonly target: number | null;
  /** The target of processor milliseconds of the back end and PostgreSQL together; null without one. */
  readonly cpuTarget: number | null;
  /** The requests of each connection, since connections of one company would block each other. */
  readonly requests: (connection: number) => Request[];
  /** @default 1 */
  readonly requestsEach?: number;
}

/** The number of different URLs or carts of a connection. */
const rounds = 40;

/** The measured operations: lists of 12 products, details, searches, carts and whole orders. */
export function operations(tokens: readonly string[], products: number): Operation[] {
  const tokenOf = (connection: number) => tokens[connection % tokens.length] ?? '';
  const groups = Math.ceil(products / 50);
  const places = Array.from({ length: rounds }, (_, round) => {
    const product = 1 + ((round * 127) % products);
    const group = Math.ceil(product / 50);
    return { product, group, top: 1 + ((group - 1) % 20) };
  });
  const lists = places.map(({ group, top }) => ({
    path: `/api/v1/product/category/afdeling-${top}/groep-${Math.min(group, groups)}/1/12`,
  }));
  const details = places.map(({ product, group, top }) => ({
    path: `/api/v1/product/detail/afdeling-${top}/groep-${group}/product-${product}`,
  }));
  const searches = Array.from({ length: rounds }, (_, round) => ({
    path: `/api/v1/product/search?term=${nouns[round % nouns.length]}&pageSize=12`,
  }));
  const asCustomer = (connection: number, paths: readonly { path: string }[]) =>
    paths.map(({ path }) => ({ path, headers: customerHeaders(tokenOf(connection)) }));
  const cart = (connection: number, lines: number) =>
    Array.from({ length: rounds }, (_, round) => ({
      method: 'POST' as const,
      path: '/api/v1/shop/cart',
      headers: { ...customerHeaders(tokenOf(connection)), ...formType },
      body: cartBody(products, lines, connection * rounds + round),
    }));
  return [
    { name: 'list, 12 of a category', target: 4000, cpuTarget: 0.4, requests: () => lists },
    {
      name: 'the same, logged in',
      target: null,
      cpuTarget: null,
      requests: (connection) => asCustomer(connection, lists),
    },
    { name: 'product detail', target: 3000, cpuTarget: 0.3, requests: () => details },
    {
      name: 'the same, logged in',
      target: null,
      cpuTarget: null,
      requests: (connection) => asCustomer(connection, details),
    },
    { name: 'search, 12 found', target: 1500, cpuTarget: 0.5, requests: () => searches },
    {
      name: 'cart of 10 lines',
      target: 1500,
      cpuTarget: 0.65,
      requests: (connection) => cart(connection, 10),
    },
    {
      name: 'whole order of 5 lines',
      target: 300,
      cpuTarget: 4.5,
      requestsEach: 3,
      requests: (connection) => orderRequests(tokens, connection, products),
    },
  ];
}
