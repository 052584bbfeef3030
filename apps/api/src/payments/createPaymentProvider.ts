import * as z from 'zod/mini';
import type { PaymentSettings } from '../settings/PaymentSettings.ts';
import type { PaymentProvider, SessionRequest } from './PaymentProvider.ts';
import { ProviderError } from './ProviderError.ts';

/** How long the provider may take, in milliseconds: a buyer waits for it. */
const patience = 8000;

const sessionSchema = z.object({ id: z.string(), sessionData: z.string() });
const outcomeSchema = z.object({
  reference: z.string(),
  status: z.enum(['active', 'canceled', 'completed', 'expired', 'paymentPending', 'refused']),
  payments: z._default(
    z.array(
      z.object({
        pspReference: z.string(),
        resultCode: z.string(),
        amount: z.object({ value: z.number(), currency: z.string() }),
      }),
    ),
    [],
  ),
});

/** The body of POST /sessions, in the provider's own words. */
export function sessionBody(settings: PaymentSettings, request: SessionRequest) {
  return {
    merchantAccount: settings.merchantAccount,
    amount: { currency: 'EUR', value: request.amount },
    reference: request.reference,
    returnUrl: request.returnUrl,
    countryCode: request.country,
    shopperLocale: 'nl-NL',
    channel: 'Web',
    shopperReference: request.shopperReference,
    expiresAt: request.expiresAt.toISOString(),
    allowedPaymentMethods: ['ideal', 'scheme', 'bcmc', 'sepadirectdebit'],
    // The bank's own page instead of its frame in ours: the policy need not open frames to every issuer.
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
  };
}

/**
 * The payment provider's calls, by fetch. No secret and no answer of the provider is put into an error's text.
 *
 * @param options.timeout milliseconds. @default 8000
 */
export function createPaymentProvider(
  settings: PaymentSettings,
  options: { readonly fetch?: typeof fetch; readonly timeout?: number } = {},
): PaymentProvider {
  const { fetch: send = fetch, timeout = patience } = options;

  async function call<Schema extends z.ZodMiniType>(
    schema: Schema,
    path: string,
    init: RequestInit,
  ): Promise<z.infer<Schema>> {
    let status = 0;
    try {
      const response = await send(`${settings.checkoutUrl}${path}`, {
        ...init,
        headers: { ...init.headers, 'content-type': 'application/json', 'x-api-key': settings.apiKey },
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      status = response.status;
      if (response.ok) return schema.parse(await response.json());
      await response.body?.cancel();
    } catch (cause) {
      // An answer that cannot be read is none: the same question may be asked again.
      throw new ProviderError('The payment provider gave no answer that can be read.', 0, { cause });
    }
    throw new ProviderError(`The payment provider answered ${status}.`, status);
  }

  return {
    createSession: (request, idempotencyKey) =>
      call(sessionSchema, '/sessions', {
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: JSON.stringify(sessionBody(settings, request)),
      }),
    sessionOutcome: (sessionId, sessionResult) =>
      call(
        outcomeSchema,
        `/sessions/${encodeURIComponent(sessionId)}?${new URLSearchParams({ sessionResult })}`,
        { method: 'GET' },
      ),
  };
}
