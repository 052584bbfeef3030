// The route of 'Uitgaven': an extra call, with the capability `spending`.

import { spendingSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { defineRoute } from '../http/defineRoute.ts';
import { customerNumberInput } from '../http/readInput.ts';
import { readSpending } from './readSpending.ts';

/** GET /spending?year=2026. */
export const getSpending = defineRoute({
  method: 'get',
  paths: ['/spending'],
  summary:
    'What the company and those below it spent in a year, without VAT: per month, main category, person and location. ' +
    '`location` is the customer number of one of them.',
  access: 'customer',
  permission: 'invoices',
  input: z.object({
    year: z.pipe(z.string().check(z.regex(/^20\d{2}$/)), z.transform(Number)),
    location: z.optional(customerNumberInput),
  }),
  responseSchema: spendingSchema,
  errorResponses: { 404: 'The location is not of this organisation.' },
  handle: async ({ dependencies, viewer, input }) => readSpending(dependencies.database.sql, viewer, input),
});
