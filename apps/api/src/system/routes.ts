// The routes about the back end itself: capabilities, health and readiness.

import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { defineRoute } from '../http/defineRoute.ts';
import { HttpError } from '../http/HttpError.ts';
import { noInput } from '../http/readInput.ts';

/** GET /health: the process responds. */
export const getHealth = defineRoute({
  method: 'get',
  paths: ['/health'],
  summary: 'Health: the process responds.',
  access: 'public',
  input: noInput,
  responseSchema: z.object({ status: z.literal('ok') }),
  handle: async () => ({ status: 'ok' as const }),
});

/** Capabilities beyond the specification; the shop hides features that are not listed. */
const capabilities = [
  'alternatives',
  'approvals',
  'cost-centres',
  'invoice-list',
  'lists',
  'locations',
  'logout',
  'offer-kinds',
  'offer-pages',
  'offers',
  'order-changes',
  'order-search',
  'own-favourites',
  'people',
  'product-filters',
  'product-properties',
  'punch-out-codes',
  'punch-out-return',
  'purchase-history',
  'quick-order',
  'reset-links',
  'saved-cart',
  'search-pages',
  'sessions',
  'settings',
  'spending',
  'standing-orders',
  'suggestions',
] as const;

/** GET /capabilities: the capabilities beyond the specification. */
export const getCapabilities = defineRoute({
  method: 'get',
  paths: ['/capabilities'],
  summary: 'The names of the capabilities beyond the specification.',
  access: 'public',
  input: noInput,
  responseSchema: z.array(z.enum(capabilities)),
  handle: async () => [...capabilities],
});

/** Timeout of the database check in milliseconds. */
const timeoutMs = 2000;

/** GET /ready: the database responds too, with the tables that this version needs. */
export const getReady = defineRoute({
  method: 'get',
  paths: ['/ready'],
  summary: 'Readiness: the database responds too, with the tables that this version needs.',
  access: 'public',
  input: noInput,
  responseSchema: z.object({ status: z.literal('ready') }),
  errorResponses: { 503: 'The database does not answer, or lacks migrations.' },
  handle: async ({ dependencies }) => {
    // An unresponsive database must not delay the response: load balancers have short timeouts.
    const late = setTimeout(timeoutMs, 'The database does not answer.', { ref: false });
    const problem = await Promise.race([dependencies.databaseProblem(), late]);
    if (problem !== null) throw new HttpError(503, problem);
    return { status: 'ready' as const };
  },
});
