// Over 300 lines: the states of a payment session, with its refunds; each step reads what the step before it stored.
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createFileStore } from './createFileStore.ts';
import type { ProviderFacts } from './createProvider.ts';
import type { Webhooks } from './createWebhooks.ts';

const token = (bytes = 16): string => randomBytes(bytes).toString('base64url');
const pspReference = (): string =>
  token(12)
    .replace(/[^A-Za-z0-9]/g, 'X')
    .toUpperCase();

const statuses: Readonly<Record<ResultCode, PaymentSession['status']>> = {
  Authorised: 'completed',
  Pending: 'paymentPending',
  Received: 'paymentPending',
  Cancelled: 'canceled',
  // The buyer may try again in the same session.
  Refused: 'active',
  Error: 'active',
};

/** What a browser hears of a payment that is over. */
interface PaymentAnswer {
  readonly resultCode: ResultCode;
  readonly sessionData: string;
  readonly sessionResult: string;
}

/** Why a call is refused, with the provider's own kind of message. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
}

/** The sessions, kept on disk, and everything that can happen to one. */
export function createSessions(folder: string, facts: ProviderFacts, webhooks: Webhooks, now: () => number) {
  const store = createFileStore<PaymentSession>(join(folder, 'sessions'));
  const dataOf = ({ id, turn }: PaymentSession): string =>
    Buffer.from(
      `${id}:${turn}:${createHash('sha256').update(`${facts.hmacKey}${id}${turn}`).digest('base64url')}`,
    ).toString('base64');

  async function change(session: PaymentSession, changes: Partial<PaymentSession>): Promise<PaymentSession> {
    const next = { ...session, ...changes };
    await store.put(session.id, next);
    return next;
  }

  const notify = (
    session: PaymentSession,
    reference: string,
    code: ResultCode,
    method: string,
    pending = false,
  ) =>
    webhooks.notify({
      pspReference: reference,
      merchantAccountCode: facts.merchantAccount,
      merchantReference: session.reference,
      amount: session.amount,
      eventCode: pending ? 'PENDING' : 'AUTHORISATION',
      success: pending || code === 'Authorised' ? 'true' : 'false',
      paymentMethod: method,
      reason: code === 'Authorised' ? '' : code,
    });

  /** A payment ends: session, webhook. */
  async function finish(session: PaymentSession, code: ResultCode, method: string, reference: string) {
    const next = await change(session, {
      status: statuses[code],
      turn: session.turn + 1,
      sessionResult: token(32),
      payments: [...session.payments, { pspReference: reference, resultCode: code, method }],
    });
    await notify(next, reference, code, method, code === 'Pending' || code === 'Received');
    return next;
  }

  const answerOf = (session: PaymentSession, resultCode: ResultCode): PaymentAnswer => ({
    resultCode,
    sessionData: dataOf(session),
    sessionResult: session.sessionResult ?? '',
  });

  const isExpired = ({ expiresAt, status }: PaymentSession): boolean =>
    status === 'expired' || (status === 'active' && Date.parse(expiresAt) <= now());

  /** @throws SessionError */
  function usable(id: string): PaymentSession {
    const session = store.get(id);
    if (!session) throw new SessionError('There is no such session.');
    if (isExpired(session)) throw new SessionError('The session has expired.');
    if (session.status !== 'active') throw new SessionError('The session is over.');
    return session;
  }

  return {
    get: (id: string) => store.get(id),
    all: () => store.all(),
    dataOf,
    statusOf: (session: PaymentSession) => (isExpired(session) ? 'expired' : session.status),

    /** The same key gives the same session; null when the key was used for something else. */
    create: async (
      asked: Pick<
        PaymentSession,
        | 'reference'
        | 'amount'
        | 'returnUrl'
        | 'countryCode'
        | 'shopperLocale'
        | 'expiresAt'
        | 'idempotencyKey'
        | 'request'
      >,
    ): Promise<PaymentSession | null> => {
      const known = store.all().find(({ idempotencyKey }) => idempotencyKey === asked.idempotencyKey);
      if (known) return known.request === asked.request ? known : null;
      const session: PaymentSession = {
        ...asked,
        id: `CS${randomBytes(8).toString('hex').toUpperCase()}`,
        status: 'active',
        turn: 1,
        redirect: null,
        payments: [],
        sessionResult: null,
      };
      await store.put(session.id, session);
      return session;
    },

    /** Opens a session in a browser; any data of the session will do, so that a page can be loaded again. */
    open: (id: string, sessionData: string | undefined): PaymentSession => {
      const back = store.get(id);
      // Who comes back from the bank opens the session once more, whatever was decided there.
      const session = back?.redirect?.result && !back.redirect.used ? back : usable(id);
      if (sessionData !== undefined && !Buffer.from(sessionData, 'base64').toString().startsWith(`${id}:`)) {
        throw new SessionError('The session data belongs to another session.');
      }
      return session;
    },

    /** A payment begins; only with the data of the last answer. */
    begin: (id: string, sessionData: string | undefined): PaymentSession => {
      const session = usable(id);
      if (sessionData !== dataOf(session)) throw new SessionError('The session data is not the last.');
      return session;
    },

    /** A payment is decided at once. A bank's page that is still open from before has nothing left to decide. */
    pay: async (session: PaymentSession, code: ResultCode, method: string): Promise<PaymentAnswer> =>
      answerOf(await finish({ ...session, redirect: null }, code, method, pspReference()), code),

    /** The buyer has to go to the bank first. */
    redirect: async (session: PaymentSession, kind: Redirect['kind'], method: string) => {
      const redirect: Redirect = { token: token(), kind, method, result: null, used: false };
      return {
        token: redirect.token,
        sessionData: dataOf(await change(session, { redirect, turn: session.turn + 1 })),
      };
    },

    findRedirect: (bankToken: string): PaymentSession | undefined =>
      store.all().find(({ redirect }) => redirect?.token === bankToken),

    /**
     * The buyer decides at the bank: once. A bank tells the provider at once, so the shop hears of it even when the
     * browser never comes back; a card's issuer only lets the buyer through.
     *
     * @returns the result that the browser brings back.
     */
    decide: async (session: PaymentSession, code: ResultCode): Promise<string> => {
      const { redirect } = session;
      if (redirect === null) throw new SessionError('Nobody was sent to the bank.');
      if (redirect.result !== null) return redirect.result.token;
      const result = { token: token(24), code, pspReference: pspReference() };
      const decided = await change(session, { redirect: { ...redirect, result } });
      if (redirect.kind === 'bank') await finish(decided, code, redirect.method, result.pspReference);
      return result.token;
    },

    /** The browser brings a result back: once. */
    complete: async (id: string, redirectResult: string): Promise<PaymentAnswer> => {
      const session = store.get(id);
      if (!session?.redirect?.result) throw new SessionError('There is no such session.');
      const { redirect } = session;
      const { result } = redirect;
      if (result === null || result.token !== redirectResult)
        throw new SessionError('The result is not ours.');
      if (redirect.used) throw new SessionError('The result was used already.');
      const used = await change(session, { redirect: { ...redirect, used: true } });
      if (redirect.kind === 'bank') return answerOf(used, result.code);
      return answerOf(await finish(used, result.code, redirect.method, result.pspReference), result.code);
    },

    /**
     * Pays back a payment that was authorised, and tells the shop. No money moves: the same key, or the same payment, is
     * told again.
     *
     * @returns the provider's name for it; null when there is no such payment.
     */
    reverse: async (paymentReference: string, reference: string): Promise<string | null> => {
      const session = store
        .all()
        .find(({ payments }) =>
          payments.some((one) => one.pspReference === paymentReference && one.resultCode === 'Authorised'),
        );
      if (!session) return null;
      const own = `R${paymentReference}`.slice(0, 16);
      await webhooks.notify({
        pspReference: own,
        originalReference: paymentReference,
        merchantAccountCode: facts.merchantAccount,
        merchantReference: reference,
        amount: session.amount,
        eventCode: 'CANCEL_OR_REFUND',
        success: 'true',
        paymentMethod: session.payments.at(-1)?.method ?? '',
        reason: '',
      });
      return own;
    },

    /** The bank decides a payment that was pending. */
    settlePending: async (session: PaymentSession, paid: boolean): Promise<void> => {
      const pending = session.payments.at(-1);
      if (session.status !== 'paymentPending' || !pending) throw new SessionError('Nothing is pending.');
      const code = paid ? 'Authorised' : 'Refused';
      const settled = { ...pending, resultCode: code } as const;
      const next = await change(session, {
        status: paid ? 'completed' : 'refused',
        payments: [...session.payments.slice(0, -1), settled],
      });
      await notify(next, pending.pspReference, code, pending.method);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

/** How a payment can end, in the provider's own words. */
export const resultCodes = ['Authorised', 'Refused', 'Cancelled', 'Error', 'Pending', 'Received'] as const;
export type ResultCode = (typeof resultCodes)[number];

interface Amount {
  /** In cents. */
  readonly value: number;
  readonly currency: string;
}

/** A buyer who was sent to the bank. */
interface Redirect {
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

/** A session with its payments, as stored on disk. */
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

/** What a payment with a test card comes to; any other number never leaves its field. */
export interface TestCard {
  readonly number: string;
  readonly brand: 'visa' | 'mc' | 'bcmc';
  readonly outcome: 'Authorised' | 'Refused' | 'redirect';
  /** What it stands for, in Dutch, for the page of the sandbox. */
  readonly label: string;
}

/** Numbers that the provider publishes for tests. */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'visa', outcome: 'Authorised', label: 'betaald' },
  { number: '5555444433331111', brand: 'mc', outcome: 'Authorised', label: 'betaald' },
  { number: '4988438843884305', brand: 'visa', outcome: 'Refused', label: 'geweigerd' },
  { number: '4917610000000000', brand: 'visa', outcome: 'redirect', label: 'eerst langs de bank' },
  {
    number: '6703444444444449',
    brand: 'bcmc',
    outcome: 'redirect',
    label: 'Bancontact: eerst langs de bank',
  },
];
