// The routes that are about the back end itself: what it can, whether it answers, and whether its database does.

import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { defineRoute } from '../http/defineRoute.ts';
import { HttpError } from '../http/HttpError.ts';
import { noInput } from '../http/readInput.ts';

/** GET /health: whether the process answers. */
export const getHealth = defineRoute({
  method: 'get',
  paths: ['/health'],
  summary: 'Whether the process answers.',
  access: 'public',
  input: noInput,
  responseSchema: z.object({ status: z.literal('ok') }),
  handle: async () => ({ status: 'ok' as const }),
});

/** What a shop may do with this back end that the specification does not know; a shop hides what is not named. */
const capabilities = [
  'logout',
  'offers',
  'order-search',
  'punch-out-codes',
  'punch-out-return',
  'sessions',
  'settings',
  'suggestions',
] as const;

/** GET /capabilities: what this back end can beyond the specification. */
export const getCapabilities = defineRoute({
  method: 'get',
  paths: ['/capabilities'],
  summary: 'What this back end can beyond the specification, by name.',
  access: 'public',
  input: noInput,
  responseSchema: z.array(z.enum(capabilities)),
  handle: async () => [...capabilities],
});

/** How long a database may take, in milliseconds. */
const timeoutMs = 2000;

/** GET /ready: whether the database answers too, with the tables that this program needs. */
export const getReady = defineRoute({
  method: 'get',
  paths: ['/ready'],
  summary: 'Whether the database answers too, with the tables that this program needs.',
  access: 'public',
  input: noInput,
  responseSchema: z.object({ status: z.literal('ready') }),
  errorResponses: { 503: 'The database does not answer, or lacks migrations.' },
  handle: async ({ dependencies }) => {
    // A database that hangs must not make the question hang: a load balancer asks to hear soon.
    const late = setTimeout(timeoutMs, 'The database does not answer.', { ref: false });
    const problem = await Promise.race([dependencies.missingDatabase(), late]);
    if (problem !== null) throw new HttpError(503, problem);
    return { status: 'ready' as const };
  },
});
