// Paying back: money that places no order is asked back from the provider until it accepts, and is settled when its
// webhook says that it was paid back.

import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { keptError, retryDelay } from '../database/retryDelay.ts';
import type { RefundReason } from '../database/tables/payments.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { orderNumber } from '../orders/toWireOrder.ts';
import { ProviderError } from './createPaymentProvider.ts';
import type { LockedPayment, PaymentRow, SettlementDependencies } from './settlePayment.ts';

/** Notes that the money of a payment has to be paid back, with the mails that tell the buyer and the seller. */
export async function oweRefund(
  sql: Sql,
  order: OrderRow,
  payment: PaymentRow,
  reason: RefundReason,
): Promise<void> {
  await sql`
    update payments set refund_reason = ${reason}, refund_next_at = now() where id = ${payment.id}`;
  const about = { orderId: order.id, orderNumber: orderNumber(order), userId: order.userId, reason };
  await addToOutbox(sql, 'payment-refunded', `payment-refunded:${payment.id}`, about);
  await addToOutbox(sql, 'refund-notice', `refund-notice:${payment.id}`, {
    ...about,
    reference: payment.reference,
    amountCents: payment.amountCents,
  });
}

type DueRefund = Pick<PaymentRow, 'id' | 'reference' | 'refundAttempts' | 'idempotencyKey'> & {
  readonly pspReference: string;
};

/** For how long a process has a refund to itself, in seconds: longer than the provider may take. */
const leaseSeconds = 60;

/** Takes the next refund whose time has come; its attempt is counted before it is made. */
async function takeDue(sql: Sql): Promise<DueRefund | null> {
  const [due] = await sql<DueRefund[]>`
    update payments
      set refund_attempts = refund_attempts + 1, refund_next_at = now() + ${leaseSeconds} * interval '1 second'
      where id = (
        select id from payments
          where refund_reason is not null and refunded_at is null and refund_next_at <= now()
            and psp_reference is not null
          order by id limit 1 for update skip locked)
      returning id, reference, refund_attempts, idempotency_key, psp_reference`;
  return due ?? null;
}

/**
 * Asks the provider to pay back what is owed. Any number of processes may do so at once, each refund under a key of its
 * own, so that none is paid twice. One that fails is tried again later, and in the end waits for a person (`admin refunds`).
 */
export async function refundPayments({
  database: { sql },
  provider,
  clock,
  report,
}: Pick<ApiDependencies, 'database' | 'provider' | 'clock' | 'report'>): Promise<void> {
  if (provider === null) return;
  for (let due = await takeDue(sql); due !== null; due = await takeDue(sql)) {
    try {
      await provider.refund(due.pspReference, due.reference, `refund-${due.idempotencyKey}`);
      await sql`
        update payments set refund_asked_at = ${clock()}, refund_next_at = null, refund_error = null
          where id = ${due.id}`;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const delay = error.transient ? retryDelay(due.refundAttempts, Math.random()) : null;
      const next = delay === null ? sql`null` : sql`now() + ${delay} * interval '1 millisecond'`;
      await sql`
        update payments set refund_next_at = ${next}, refund_error = ${keptError(error)} where id = ${due.id}`;
      report({ event: 'payment-refund-failed', reference: due.reference, message: error.message });
    }
  }
}

/** Notes what the provider says of a refund: paid back, or not, which a person has to look at. */
export async function settleRefund(
  { clock, report }: Pick<SettlementDependencies, 'clock' | 'report'>,
  sql: Sql,
  { payment }: LockedPayment,
  outcome: { readonly success: boolean; readonly reason: string },
): Promise<'refunded' | 'refund-failed' | 'noted'> {
  if (payment.refundReason === null) return 'noted';
  if (outcome.success) {
    await sql`
      update payments
        set refunded_at = coalesce(refunded_at, ${clock()}), refund_next_at = null, refund_error = null
        where id = ${payment.id}`;
    return 'refunded';
  }
  await sql`
    update payments set refund_asked_at = null, refund_next_at = null, refund_error = ${outcome.reason}
      where id = ${payment.id} and refunded_at is null`;
  report({ event: 'payment-refund-failed', reference: payment.reference, message: outcome.reason });
  return 'refund-failed';
}

/** How often is looked for refunds whose time has come, in milliseconds. */
const interval = 60_000;

/** Asks for what is owed, now and then again. @returns how to stop it; settles when what was under way is done. */
export function startRefunds(dependencies: Parameters<typeof refundPayments>[0]): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const work = () => {
    running = running
      .then(() => refundPayments(dependencies))
      .catch((error: unknown) =>
        dependencies.report({ event: 'payment-refund-failed', reference: '', message: String(error) }),
      );
  };
  const timer = setInterval(work, interval);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
