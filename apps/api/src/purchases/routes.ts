// The routes of 'Eerder gekocht': extra calls, with the capability `purchase-history`.

import {
  lastPurchasesSchema,
  maxLastPurchases,
  purchaseSorts,
  purchasesSchema,
} from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { tooMany } from '../http/createTurns.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { idsInput, pageInput, pageSizeInput, termInput } from '../http/readInput.ts';
import { readLastPurchases, readPurchases } from './readPurchases.ts';

/** GET /purchases/{page}/{pageSize}; a search uses the customers' search queue. */
export const getPurchases = defineRoute({
  method: 'get',
  paths: ['/purchases/:page/:pageSize'],
  summary:
    'The products that the company bought, the last bought first, with what the shop has of them now. Searched by name, ' +
    'brand, article number and EAN, and sorted, on request.',
  access: 'customer',
  input: z.object({
    page: pageInput,
    pageSize: pageSizeInput,
    search: z._default(termInput, ''),
    sort: z._default(z.enum(purchaseSorts), 'last-desc'),
  }),
  responseSchema: purchasesSchema,
  errorResponses: { 503: tooMany },
  handle: async ({ dependencies, viewer, input }) => {
    const read = () => readPurchases(dependencies, viewer, input);
    return input.search === '' ? read() : dependencies.searchTurns.customers(read);
  },
});

export const getLastPurchases = defineRoute({
  method: 'get',
  paths: ['/purchases/last'],
  summary:
    'When the company last bought each of some products, and how many; at most 100 ids with commas between them.',
  access: 'customer',
  input: z.object({ products: idsInput(maxLastPurchases) }),
  responseSchema: lastPurchasesSchema,
  handle: async ({ dependencies, viewer, input: { products } }) =>
    readLastPurchases(dependencies.database.sql, viewer, products),
});
