import * as z from 'zod/mini';
import { defineCall } from '../../http/defineCall.ts';
import { noInput } from '../input/noInput.ts';

/** GET /health: whether the process answers. */
export const getHealth = defineCall({
  method: 'get',
  paths: ['/health'],
  summary: 'Whether the process answers.',
  access: 'public',
  input: noInput,
  answer: z.object({ status: z.literal('ok') }),
  handle: async () => ({ status: 'ok' as const }),
});
