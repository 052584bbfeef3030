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

/** The stand-in, ready to be served on its origin. */
export interface Provider {
  readonly app: Hono;
  /** Stops sending webhooks; waiting ones are sent after the next start. */
  readonly stop: () => void;
}

/** What a test puts in the place of the network and the clock. */
interface ProviderOptions {
  /** By which webhooks go out. */
  readonly send?: typeof fetch;
  readonly now?: () => number;
  /** What the fault `slow` takes, in milliseconds. */
  readonly slowness?: number;
}

/**
 * Plays the payment provider and the bank, for development and tests, as far as a shop can see either: sessions, the
 * calls and frames of the Drop-in, the bank's page, signed webhooks, and faults on request. Sessions and webhooks lie
 * on disk, so that a restart loses no payment. It moves no money, encrypts nothing, and belongs on 127.0.0.1 alone.
 *
 * @param dataDir its folder is `provider` below it.
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
  mountCheckoutApi(app, facts, sessions, faults);
  mountDropInApi(app, facts, sessions, faults);
  mountDropInFiles(app, facts, faults);
  mountBank(app, sessions, facts.brand);
  app.get('/faults', (context) =>
    context.json({ faults: faults.list(), waitingWebhooks: webhooks.waiting() }),
  );
  app.post('/faults', async (context) => {
    // A page of another site can send JSON only under this type after it was allowed to, which it never is.
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

/** Who the stand-in plays for: the keys that the shop's own back end was given, and where both of them are. */
export interface ProviderFacts {
  /** The stand-in's own origin, as browsers reach it. */
  readonly origin: string;
  /** The shop's origin: the only one whose scripts may call. */
  readonly shop: string;
  /** Where webhooks go: the back end's origin. */
  readonly api: string;
  readonly apiKey: string;
  readonly clientKey: string;
  readonly merchantAccount: string;
  /** What the bank's page wears. */
  readonly brand: Brand;
  /** Hexadecimal. */
  readonly hmacKey: string;
}
