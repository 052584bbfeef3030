import type { TextStorage } from '../../storage/browserStorage.ts';

/** A session that this tab pays with. */
export interface PaymentVisit {
  readonly sessionId: string;
  readonly sessionData: string;
  readonly clientKey: string;
  readonly environment: string;
  /** What the bank sent the browser back with; empty when it was not sent. */
  readonly redirectResult: string;
  /** Whether a payment was sent with it: then a session that does not open may have been paid all the same. */
  readonly submitted: boolean;
}

const key = 'magazijn.payment';
const names = ['sessionId', 'sessionData', 'clientKey', 'environment', 'redirectResult'] as const;

export function keepPaymentVisit(storage: TextStorage, visit: PaymentVisit | null): void {
  storage.write(key, visit === null ? null : JSON.stringify(visit));
}

/** Null when this tab pays for nothing, or what it kept is broken. */
export function readPaymentVisit(storage: TextStorage): PaymentVisit | null {
  try {
    const found: unknown = JSON.parse(storage.read(key) ?? 'null');
    if (typeof found !== 'object' || found === null) return null;
    const given = found as Readonly<Record<string, unknown>>;
    if (names.some((name) => typeof given[name] !== 'string') || given.sessionId === '') return null;
    return { ...(found as PaymentVisit), submitted: given.submitted === true };
  } catch {
    return null;
  }
}

/**
 * Reads what the payment page was opened with (S61); null without a session. A return from the bank belongs to the
 * session that is known already: what was sent with it stays known.
 */
export function visitOf(search: string, known: PaymentVisit | null): PaymentVisit | null {
  const query = new URLSearchParams(search);
  const given = (name: (typeof names)[number]) => query.get(name) ?? '';
  if (given('sessionId') === '') return null;
  const same = known?.sessionId === given('sessionId');
  return {
    sessionId: given('sessionId'),
    sessionData: given('sessionData') || (same ? known.sessionData : ''),
    clientKey: given('clientKey'),
    environment: given('environment'),
    redirectResult: given('redirectResult'),
    submitted: same && known.submitted,
  };
}
