// Opens a session at the provider for a reserved payment, and stores it.

import { setTimeout as delay } from 'node:timers/promises';
import { orderTransitions } from '@magazijn/domain/orders';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { withClient } from '../database/recordEvent.ts';
import { retryConflict } from '../database/retryConflict.ts';
import { columnsOf, statusIn } from '../database/sqlFragments.ts';
import { payments } from '../database/tables/index.ts';
import type { HttpError } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';
import { type PaymentProvider, ProviderError, type ProviderSession } from './createPaymentProvider.ts';
import type { PaymentRow } from './settlePayment.ts';

/** The lifetime of a session in milliseconds: an hour. */
export const sessionLifetime = 60 * 60 * 1000;

interface Payer {
  /** Below the shop's origin. */
  readonly returnPath: string;
  readonly country: 'NL' | 'BE';
  readonly companyId: number;
  /** Thrown when the provider does not answer. */
  readonly unavailable: HttpError;
}

/**
 * Returns an attempt with its session. No transaction is open during the request to the provider; when it fails, the
 * attempt stays without a session. Of concurrent requests, one opens a session and the others wait for it.
 *
 * @param reserve stores the attempt, or returns the current one; null when nothing can be paid.
 * @throws `payer.unavailable` when the provider does not answer.
 */
export async function openSession(
  dependencies: ApiDependencies,
  viewer: Viewer,
  provider: PaymentProvider,
  payer: Payer,
  reserve: () => Promise<PaymentRow | null>,
): Promise<(PaymentRow & { readonly sessionId: string; readonly sessionData: string }) | null> {
  let payment = await reserve();
  if (payment?.state === 'creating' && !(await lockAttempt(dependencies, payment.id))) {
    payment = await waitForSession(dependencies, payment.id);
    // The other request failed, so this one opens a session for the same attempt or, after a refusal, for a new one.
    if (payment === null) payment = await reserve();
    if (payment?.state === 'creating' && !(await lockAttempt(dependencies, payment.id))) {
      throw payer.unavailable;
    }
  }
  if (payment === null) return null;
  if (payment.state === 'creating') {
    const session = await requestSession(dependencies, provider, payment, payer);
    payment = await storeSession(dependencies, viewer, payment, session);
  }
  if (!payment?.sessionId || payment.sessionData === null) throw payer.unavailable;
  return { ...payment, sessionId: payment.sessionId, sessionData: payment.sessionData };
}

async function requestSession(
  { settings, database, report }: ApiDependencies,
  provider: PaymentProvider,
  payment: PaymentRow,
  { returnPath, country, companyId, unavailable }: Payer,
): Promise<ProviderSession> {
  try {
    return await provider.createSession(
      {
        reference: payment.reference,
        amount: payment.amountCents,
        returnUrl: `${settings.publicOrigin}${returnPath}`,
        country,
        shopperReference: `company-${companyId}`,
        expiresAt: payment.expiresAt,
      },
      payment.idempotencyKey,
    );
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    report({ event: 'payment-provider-failed', reference: payment.reference, message: error.message });
    // The provider repeats a refusal for the same key; after a timeout the key may still have a session.
    await (error.transient
      ? database.sql`update payments set asked_until = null where id = ${payment.id} and state = 'creating'`
      : database.sql`delete from payments where id = ${payment.id} and state = 'creating'`);
    throw unavailable;
  }
}

/** How long a request locks an attempt, in seconds; longer than the time limit of the provider. */
const lockSeconds = 10;

/** Polling interval for a session that another request opens, in milliseconds. */
const waitMs = 150;

/** Locks an attempt without a session; false while another request, in any process, has it. */
async function lockAttempt({ database: { sql } }: ApiDependencies, paymentId: number): Promise<boolean> {
  // Uses the database's clock, since clocks of processes differ.
  const taken = await sql`
    update payments set asked_until = now() + ${lockSeconds} * interval '1 second'
      where id = ${paymentId} and state = 'creating' and (asked_until is null or asked_until <= now())
      returning id`;
  return taken.length > 0;
}

/** Waits until another request has stored the session of this attempt; null when that request failed. */
async function waitForSession(
  { database: { sql } }: ApiDependencies,
  paymentId: number,
): Promise<PaymentRow | null> {
  for (;;) {
    const [payment] = await sql<(PaymentRow & { asked: boolean })[]>`
      select ${columnsOf(sql, payments)}, coalesce(asked_until > now(), false) as asked
        from payments where id = ${paymentId}`;
    if (payment?.state !== 'creating') return payment ?? null;
    if (!payment.asked) return null;
    await delay(waitMs);
  }
}

function storeSession(
  { database }: ApiDependencies,
  { address }: Viewer,
  payment: PaymentRow,
  session: ProviderSession,
): Promise<PaymentRow | null> {
  return retryConflict(() =>
    database.sql.begin(async (sql) => {
      if (payment.orderId !== null) {
        await sql`
          update orders set status = ${orderTransitions.openPayment.to}
            where id = ${payment.orderId} and ${statusIn(sql, orderTransitions.openPayment.from)}
            returning ${withClient(sql, address)}`;
      }
      await sql`
      update payments
        set state = 'open', session_id = ${session.id}, session_data = ${session.sessionData}, asked_until = null
        where id = ${payment.id} and state = 'creating'`;
      const [kept] = await sql<
        PaymentRow[]
      >`select ${columnsOf(sql, payments)} from payments where id = ${payment.id}`;
      return kept ?? null;
    }),
  );
}
