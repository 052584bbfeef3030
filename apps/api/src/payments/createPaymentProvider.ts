// The client of the payment provider: its requests, responses and errors.

import * as z from 'zod/mini';
import type { PaymentSettings } from '../settings/readPaymentSettings.ts';

interface SessionRequest {
  /** Our reference of the payment at the provider; unique. */
  readonly reference: string;
  /** In cents. */
  readonly amount: number;
  readonly returnUrl: string;
  readonly country: 'NL' | 'BE';
  /** Identifies the company, without personal data. */
  readonly shopperReference: string;
  readonly expiresAt: Date;
}

export interface ProviderSession {
  readonly id: string;
  readonly sessionData: string;
}

export interface SessionOutcome {
  readonly reference: string;
  readonly status: 'active' | 'canceled' | 'completed' | 'expired' | 'paymentPending' | 'refused';
  /** The authorised payments of the session; amounts in cents. */
  readonly payments: readonly {
    readonly pspReference: string;
    readonly resultCode: string;
    readonly amount: { readonly value: number; readonly currency: string };
    /** Codes such as 'ideal', or 'scheme' with the brand 'mc'. */
    readonly paymentMethod?:
      | { readonly type?: string | null | undefined; readonly brand?: string | null | undefined }
      | null
      | undefined;
  }[];
}

export interface PaymentProvider {
  /**
   * @param idempotencyKey requests with the same key return the same session.
   * @throws ProviderError
   */
  createSession(request: SessionRequest, idempotencyKey: string): Promise<ProviderSession>;
  /**
   * @param sessionResult the result that the provider gave the browser.
   * @throws ProviderError
   */
  sessionOutcome(sessionId: string, sessionResult: string): Promise<SessionOutcome>;
  /**
   * Requests a refund of a payment; a webhook reports whether it succeeded.
   *
   * @param pspReference the provider's name for the payment.
   * @param idempotencyKey repeated requests with the same key refund once.
   * @param part in cents. @default the whole payment
   * @throws ProviderError
   */
  refund(
    pspReference: string,
    reference: string,
    idempotencyKey: string,
    part?: number | null,
  ): Promise<void>;
}

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  /** The HTTP status; 0 when no answer came in time, or none that can be read. */
  readonly status: number;

  constructor(message: string, status = 0, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }

  /** Whether the same request may succeed later; a refusal is final. */
  get transient(): boolean {
    return this.status === 0 || this.status >= 500 || this.status === 429 || this.status === 408;
  }
}

/** Time limit of the provider in milliseconds; short, because a buyer waits. */
const timeoutMs = 8000;

const receivedSchema = z.object({ status: z.literal('received') });
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
        paymentMethod: z.nullish(z.object({ type: z.nullish(z.string()), brand: z.nullish(z.string()) })),
      }),
    ),
    [],
  ),
});

/** The body of POST /sessions, with the provider's field names. */
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
    // 3D Secure by a redirect to the bank's page: in an iframe, the CSP would have to allow the host of every bank.
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
  };
}

/**
 * The client of the payment provider. Error messages contain no secrets and nothing of the provider's response.
 *
 * @param options.timeout milliseconds. @default 8000
 */
export function createPaymentProvider(
  settings: PaymentSettings,
  options: { readonly fetch?: typeof fetch; readonly timeout?: number } = {},
): PaymentProvider {
  const { fetch: send = fetch, timeout = timeoutMs } = options;

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
      // An unreadable response counts as none: the request may be repeated.
      throw new ProviderError('The payment provider gave no readable response.', 0, { cause });
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
    refund: async (pspReference, reference, idempotencyKey, part = null) => {
      // A reversal cancels or refunds the whole, whichever the payment still allows.
      const path = part === null ? 'reversals' : 'refunds';
      const { merchantAccount } = settings;
      const amount = part === null ? {} : { amount: { currency: 'EUR', value: part } };
      await call(receivedSchema, `/payments/${encodeURIComponent(pspReference)}/${path}`, {
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: JSON.stringify({ merchantAccount, reference, ...amount }),
      });
    },
  };
}
