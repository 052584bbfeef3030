// Over 300 lines: the states of a payment session, with its refunds; each step reads what the previous one stored.
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
  // The buyer can retry in the same session.
  Refused: 'active',
  Error: 'active',
};

interface PaymentAnswer {
  readonly resultCode: ResultCode;
  readonly sessionData: string;
  readonly sessionResult: string;
}

export class SessionError extends Error {
  override readonly name = 'SessionError';
}

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

  /** Finishes a payment: updates the session and sends the webhook. */
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

    create: async (
      asked: Pick<
        PaymentSession,
        'reference' | 'amount' | 'returnUrl' | 'countryCode' | 'shopperLocale' | 'expiresAt'
      >,
    ): Promise<PaymentSession> => {
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

    /** Opens a session in a browser, with any data of the session, so that a page can be reloaded. */
    open: (id: string, sessionData: string | undefined): PaymentSession => {
      const back = store.get(id);
      // After the bank's redirect the session is opened again, regardless of the result.
      const session = back?.redirect?.result && !back.redirect.used ? back : usable(id);
      if (sessionData !== undefined && !Buffer.from(sessionData, 'base64').toString().startsWith(`${id}:`)) {
        throw new SessionError('The session data belongs to another session.');
      }
      return session;
    },

    /** Starts a payment; requires the data of the last response. */
    begin: (id: string, sessionData: string | undefined): PaymentSession => {
      const session = usable(id);
      if (sessionData !== dataOf(session)) throw new SessionError('The session data is not the last.');
      return session;
    },

    /** Decides a payment at once. A bank page that is still open can no longer decide. */
    pay: async (session: PaymentSession, code: ResultCode, method: string): Promise<PaymentAnswer> =>
      answerOf(await finish({ ...session, redirect: null }, code, method, pspReference()), code),

    redirect: async (session: PaymentSession, kind: Redirect['kind'], method: string) => {
      const redirect: Redirect = { token: token(), kind, method, result: null, used: false };
      return {
        token: redirect.token,
        sessionData: dataOf(await change(session, { redirect, turn: session.turn + 1 })),
      };
    },

    findRedirect: (bankToken: string): PaymentSession | undefined =>
      store.all().find(({ redirect }) => redirect?.token === bankToken),

    /** Decides at the bank once; the shop gets a webhook in any case. Returns the result for the browser's redirect. */
    decide: async (session: PaymentSession, code: ResultCode): Promise<string> => {
      const { redirect } = session;
      if (redirect === null) throw new SessionError('Nobody was sent to the bank.');
      if (redirect.result !== null) return redirect.result.token;
      const result = { token: token(24), code, pspReference: pspReference() };
      const decided = await change(session, { redirect: { ...redirect, result } });
      if (redirect.kind === 'bank') await finish(decided, code, redirect.method, result.pspReference);
      return result.token;
    },

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
     * Refunds a payment or `part` of it and notifies the shop; returns the refund's reference, null without a payment.
     */
    reverse: async (
      paymentReference: string,
      reference: string,
      part: Amount | null = null,
    ): Promise<string | null> => {
      const session = store
        .all()
        .find(({ payments }) =>
          payments.some((one) => one.pspReference === paymentReference && one.resultCode === 'Authorised'),
        );
      if (!session || (part !== null && part.value > session.amount.value)) return null;
      const own = pspReference();
      await webhooks.notify({
        pspReference: own,
        originalReference: paymentReference,
        merchantAccountCode: facts.merchantAccount,
        merchantReference: reference,
        amount: part ?? session.amount,
        eventCode: part === null ? 'CANCEL_OR_REFUND' : 'REFUND',
        success: 'true',
        paymentMethod: session.payments.at(-1)?.method ?? '',
        reason: '',
      });
      return own;
    },

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

export const resultCodes = ['Authorised', 'Refused', 'Cancelled', 'Error', 'Pending', 'Received'] as const;
export type ResultCode = (typeof resultCodes)[number];

interface Amount {
  /** In cents. */
  readonly value: number;
  readonly currency: string;
}

interface Redirect {
  readonly token: string;
  readonly kind: 'bank' | 'card';
  readonly method: string;
  /** The redirect's result and its decision; null until then. */
  readonly result: {
    readonly token: string;
    readonly code: ResultCode;
    readonly pspReference: string;
  } | null;
  /** Each result can be used once. */
  readonly used: boolean;
}

export interface PaymentSession {
  readonly id: string;
  readonly reference: string;
  readonly amount: Amount;
  readonly returnUrl: string;
  readonly countryCode: string;
  readonly shopperLocale: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly status: 'active' | 'canceled' | 'completed' | 'expired' | 'paymentPending' | 'refused';
  /** The version of the session data: each response has new data, which the next payment must send. */
  readonly turn: number;
  readonly redirect: Redirect | null;
  readonly payments: readonly {
    readonly pspReference: string;
    readonly resultCode: ResultCode;
    readonly method: string;
  }[];
  /** The browser's last proof of the result. */
  readonly sessionResult: string | null;
}

/** The result of a payment with a test card; other numbers never leave their field. */
export interface TestCard {
  readonly number: string;
  readonly brand: 'visa' | 'mc' | 'bcmc';
  readonly outcome: 'Authorised' | 'Refused' | 'redirect';
  readonly label: string;
}

/** The provider's published test numbers. */
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
