import { join } from 'node:path';
import type { Brand } from '@magazijn/server';
import { Hono } from 'hono';
import { createFaults, faultSchema } from './createFaults.ts';
import { createSessions, SessionError } from './createSessions.ts';
import { createWebhooks } from './createWebhooks.ts';
import { mountBank } from './mountBank.ts';
import { mountCheckoutApi } from './mountCheckoutApi.ts';
import { mountDropInApi } from './mountDropInApi.ts';
import { mountDropInFiles } from './mountDropInFiles.ts';

export interface Provider {
  readonly app: Hono;
  /** Stops sending webhooks; pending ones are sent after the next start. */
  readonly stop: () => void;
}

interface ProviderOptions {
  readonly send?: typeof fetch;
  readonly now?: () => number;
  /** The delay of the fault `slow`, in milliseconds. */
  readonly slowness?: number;
}

/**
 * Emulates the payment provider and the bank as far as a shop sees them, with faults on request. Stored in the folder
 * `provider` of `dataDir`, so that a restart loses no payment. It moves no money, encrypts nothing, and must only run
 * on 127.0.0.1.
 */
export function createProvider(
  dataDir: string,
  facts: ProviderFacts,
  options: ProviderOptions = {},
): Provider {
  const { send = fetch, now = Date.now } = options;
  const folder = join(dataDir, 'provider');
  const app = new Hono();
  const faults = createFaults(options.slowness);
  const webhooks = createWebhooks(folder, facts, faults, send);
  const sessions = createSessions(folder, facts, webhooks, now);
  mountCheckoutApi(app, folder, facts, sessions, faults);
  mountDropInApi(app, facts, sessions, faults);
  mountDropInFiles(app, facts, faults);
  mountBank(app, sessions, facts.brand);
  app.get('/faults', (context) =>
    context.json({ faults: faults.list(), waitingWebhooks: webhooks.waiting() }),
  );
  app.post('/faults', async (context) => {
    // A page of another site can only send this type after a preflight, which is never allowed.
    const isJson = context.req.header('content-type')?.startsWith('application/json') ?? false;
    const read = faultSchema.safeParse(isJson ? await context.req.json().catch(() => null) : null);
    if (!read.success) return context.json({ message: 'Send {target, kind, times}.' }, 400);
    faults.set(read.data);
    return context.json({ faults: faults.list() });
  });
  app.onError((error, context) => {
    if (!(error instanceof SessionError)) throw error;
    const { message } = error;
    return context.json({ status: 422, errorCode: '14_028', message, errorType: 'validation' }, 422);
  });
  return { app, stop: webhooks.stop };
}

export interface ProviderFacts {
  /** The stand-in's own origin, for browsers. */
  readonly origin: string;
  /** The shop's origin, the only one allowed by CORS. */
  readonly shop: string;
  readonly api: string;
  readonly apiKey: string;
  readonly clientKey: string;
  readonly merchantAccount: string;
  readonly brand: Brand;
  /** Hexadecimal. */
  readonly hmacKey: string;
}
