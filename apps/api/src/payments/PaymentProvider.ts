/** What a session at the provider is made of. */
export interface SessionRequest {
  /** What the provider calls the payment; unique. */
  readonly reference: string;
  /** In cents. */
  readonly amount: number;
  /** Where the payment page sends the buyer back to. */
  readonly returnUrl: string;
  readonly country: 'NL' | 'BE';
  /** The company, without anything personal. */
  readonly shopperReference: string;
  readonly expiresAt: Date;
}

/** A session by which a browser can pay. */
export interface ProviderSession {
  readonly id: string;
  readonly sessionData: string;
}

/** How a session ended, as the provider itself tells. */
export interface SessionOutcome {
  readonly reference: string;
  readonly status: 'active' | 'canceled' | 'completed' | 'expired' | 'paymentPending' | 'refused';
  /** The authorised payments of the session; amounts in cents. */
  readonly payments: readonly {
    readonly pspReference: string;
    readonly resultCode: string;
    readonly amount: { readonly value: number; readonly currency: string };
  }[];
}

/** The two calls that the back end makes to the payment provider. */
export interface PaymentProvider {
  /**
   * @param idempotencyKey asking again with the same key gives the same session.
   * @throws ProviderError
   */
  createSession(request: SessionRequest, idempotencyKey: string): Promise<ProviderSession>;
  /**
   * @param sessionResult what the provider gave the browser.
   * @throws ProviderError
   */
  sessionOutcome(sessionId: string, sessionResult: string): Promise<SessionOutcome>;
}
