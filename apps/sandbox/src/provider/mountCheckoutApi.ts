import { createHash, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import type { Context, Hono, MiddlewareHandler, Next } from 'hono';
import * as z from 'zod/mini';
import type { Faults } from './createFaults.ts';
import { createFileStore } from './createFileStore.ts';
import type { ProviderFacts } from './createProvider.ts';
import type { Sessions } from './createSessions.ts';

const sessionSchema = z.object({
  merchantAccount: z.string(),
  amount: z.object({ currency: z.string().check(z.length(3)), value: z.int().check(z.minimum(1)) }),
  reference: z.string().check(z.minLength(1), z.maxLength(80)),
  returnUrl: z.string().check(z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''))),
  countryCode: z.optional(z.string()),
  shopperLocale: z.optional(z.string()),
  expiresAt: z.optional(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))),
});

const reversalSchema = z.object({
  merchantAccount: z.string(),
  reference: z.string().check(z.minLength(1), z.maxLength(80)),
});

const refundSchema = z.extend(reversalSchema, { amount: sessionSchema.shape.amount });

const problem = (status: number, errorCode: string, message: string) => ({
  status,
  errorCode,
  message,
  errorType: 'validation',
});

function isKey(given: string | undefined, key: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}

interface Remembered {
  readonly request: string;
  readonly status: number;
  readonly body: string;
}

/** Repeats the response of an idempotency key, but no 500, also after a restart; repeated requests wait for it. */
function repeatResponses(folder: string): MiddlewareHandler {
  const remembered = createFileStore<Remembered>(folder);
  const handled = new Map<string, Promise<unknown>>();
  async function repeat(context: Context, next: Next, id: string) {
    const request = `${context.req.path} ${await context.req.text()}`;
    const known = remembered.get(id);
    if (known && known.request !== request) {
      return context.json(problem(422, '704', 'The idempotency key was used for another request.'), 422);
    }
    if (known) {
      return new Response(known.body, {
        status: known.status,
        headers: { 'content-type': 'application/json' },
      });
    }
    await next();
    const { status } = context.res;
    // A broken connection has no response to keep.
    if (status >= 500 || !context.res.headers.get('content-type')) return undefined;
    await remembered.put(id, { request, status, body: await context.res.clone().text() });
    return undefined;
  }
  return async (context, next) => {
    const key = context.req.header('idempotency-key');
    if (key === undefined) return next();
    const id = createHash('sha256').update(key).digest('hex');
    const before = handled.get(id) ?? Promise.resolve();
    const response = before.catch(() => {}).then(() => repeat(context, next, id));
    handled.set(id, response);
    return response;
  };
}

/** Creates sessions, returns their results, and refunds, for the shop's server. `folder`: the provider's data. */
export function mountCheckoutApi(
  app: Hono,
  folder: string,
  facts: ProviderFacts,
  sessions: Sessions,
  faults: Faults,
): void {
  app.use('/v72/*', async (context, next) => {
    if (!isKey(context.req.header('x-api-key'), facts.apiKey)) {
      return context.json(problem(401, '000', 'HTTP Status Response - Unauthorized'), 401);
    }
    await next();
    return undefined;
  });

  // After the faults, so that a request that was slowed down finds the response of its repetition.
  const repeated = repeatResponses(join(folder, 'responses'));
  app.post('/v72/sessions', faults.at('sessions'), repeated, async (context) => {
    const read = sessionSchema.safeParse(await context.req.json());
    if (!read.success) {
      const place = read.error.issues[0]?.path.join('.') ?? '';
      return context.json(problem(422, '14_004', `Missing or invalid parameter: ${place}`), 422);
    }
    if (read.data.merchantAccount !== facts.merchantAccount) {
      return context.json(problem(403, '901', 'Invalid Merchant Account'), 403);
    }
    const {
      countryCode = 'NL',
      shopperLocale = 'nl-NL',
      expiresAt,
      reference,
      amount,
      returnUrl,
    } = read.data;
    const session = await sessions.create({
      reference,
      amount,
      returnUrl,
      countryCode,
      shopperLocale,
      expiresAt: expiresAt ?? new Date(Date.now() + 3_600_000).toISOString(),
    });
    const { id, expiresAt: until } = session;
    const answer = {
      ...read.data,
      id,
      sessionData: sessions.dataOf(session),
      expiresAt: until,
      mode: 'embedded',
    };
    return context.json(answer, 201);
  });

  app.get('/v72/sessions/:id', faults.at('session-result'), (context) => {
    const session = sessions.get(context.req.param('id'));
    const given = context.req.query('sessionResult');
    if (!session || session.sessionResult === null || given !== session.sessionResult) {
      return context.json(problem(422, '14_030', 'The session result is not valid.'), 422);
    }
    const paid = session.payments.filter(({ resultCode }) => resultCode === 'Authorised');
    return context.json({
      id: session.id,
      reference: session.reference,
      status: sessions.statusOf(session),
      payments: paid.map(({ pspReference, resultCode, method }) => ({
        pspReference,
        resultCode,
        amount: session.amount,
        paymentMethod: { type: method },
      })),
    });
  });

  app.post('/v72/payments/:reference/reversals', repeated, faults.at('reversals'), async (context) => {
    const paymentPspReference = context.req.param('reference');
    const read = reversalSchema.safeParse(await context.req.json().catch(() => null));
    const known = read.success && read.data.merchantAccount === facts.merchantAccount;
    const pspReference = known ? await sessions.reverse(paymentPspReference, read.data.reference) : null;
    if (!read.success || pspReference === null) {
      return context.json(problem(422, '167', 'Original pspReference required for this operation'), 422);
    }
    return context.json({ ...read.data, paymentPspReference, pspReference, status: 'received' }, 201);
  });

  app.post('/v72/payments/:reference/refunds', repeated, faults.at('reversals'), async (context) => {
    const paymentPspReference = context.req.param('reference');
    const read = refundSchema.safeParse(await context.req.json().catch(() => null));
    const known = read.success && read.data.merchantAccount === facts.merchantAccount;
    const pspReference = known
      ? await sessions.reverse(paymentPspReference, read.data.reference, read.data.amount)
      : null;
    if (!read.success || pspReference === null) {
      return context.json(problem(422, '167', 'Original pspReference required for this operation'), 422);
    }
    return context.json({ ...read.data, paymentPspReference, pspReference, status: 'received' }, 201);
  });
}
