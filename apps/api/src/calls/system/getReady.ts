import * as z from 'zod/mini';
import { defineCall } from '../../http/defineCall.ts';
import { Refusal } from '../../http/Refusal.ts';
import { noInput } from '../input/noInput.ts';

/** GET /ready: whether the database answers too. */
export const getReady = defineCall({
  method: 'get',
  paths: ['/ready'],
  summary: 'Whether the database answers too.',
  access: 'public',
  input: noInput,
  answer: z.object({ status: z.literal('ready') }),
  refusals: { 503: 'The database does not answer.' },
  handle: async ({ parts }) => {
    await parts.database.sql`select 1`.catch(() => {
      throw new Refusal(503, 'The database does not answer.');
    });
    return { status: 'ready' as const };
  },
});
