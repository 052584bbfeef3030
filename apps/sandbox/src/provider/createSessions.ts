// Over 150 lines: one state machine, whose steps are easier to check in one place.
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createFileStore } from './createFileStore.ts';
import type { Webhooks } from './createWebhooks.ts';
import type { PaymentSession, Redirect, ResultCode } from './PaymentSession.ts';
import type { ProviderFacts } from './ProviderFacts.ts';

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
export interface PaymentAnswer {
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
