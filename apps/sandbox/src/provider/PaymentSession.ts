/** How a payment can end, in the provider's own words. */
export const resultCodes = ['Authorised', 'Refused', 'Cancelled', 'Error', 'Pending', 'Received'] as const;
export type ResultCode = (typeof resultCodes)[number];

export interface Amount {
  /** In cents. */
  readonly value: number;
  readonly currency: string;
}

/** A buyer who was sent to the bank. */
export interface Redirect {
  /** Names the bank's page. */
  readonly token: string;
  readonly kind: 'bank' | 'card';
  readonly method: string;
  /** What the browser brings back, and how it was decided; null until then. */
  readonly result: {
    readonly token: string;
    readonly code: ResultCode;
    readonly pspReference: string;
  } | null;
  /** A result counts once. */
  readonly used: boolean;
}

/** A session and all that came of it, as it is kept on disk. */
export interface PaymentSession {
  readonly id: string;
  readonly reference: string;
  readonly amount: Amount;
  readonly returnUrl: string;
  readonly countryCode: string;
  readonly shopperLocale: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly idempotencyKey: string;
  /** What was asked, to tell a repetition from another request under the same key. */
  readonly request: string;
  readonly status: 'active' | 'canceled' | 'completed' | 'expired' | 'paymentPending' | 'refused';
  /** Counts the session data: each answer has new data, which the next payment has to bring. */
  readonly turn: number;
  readonly redirect: Redirect | null;
  readonly payments: readonly {
    readonly pspReference: string;
    readonly resultCode: ResultCode;
    readonly method: string;
  }[];
  /** What the browser was given last to prove how it ended. */
  readonly sessionResult: string | null;
}
