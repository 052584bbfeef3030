// Disputes of payments: the payer's bank questions a payment, charges it back, or reverses that (docs/adr/0092).

import { formatInvoiceNumber } from '@magazijn/domain/orders';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { recordEvent } from '../database/recordEvent.ts';
import { type DisputeStage, disputeStages, type paymentNotifications } from '../database/tables/payments.ts';
import { receivedCents } from '../orders/openCents.ts';
import { type InvoiceRefund, refundInvoices } from './refundInvoices.ts';
import { endOpenPayments } from './settleInvoices.ts';
import type { LockedPayment, SettlementDependencies } from './settlePayment.ts';

/**
 * The stage that an event of the provider reports. The events of a pre-arbitration move no money: a lost one is followed
 * by a second chargeback.
 */
const stageOfEvent: Readonly<Record<string, DisputeStage>> = {
  REQUEST_FOR_INFORMATION: 'questioned',
  NOTIFICATION_OF_CHARGEBACK: 'announced',
  CHARGEBACK: 'charged-back',
  CHARGEBACK_REVERSED: 'reversed',
  SECOND_CHARGEBACK: 'charged-back-again',
};

export const disputeEvents: readonly string[] = Object.keys(stageOfEvent);

/** The stages in which the payer's bank has the money. */
const chargedBackStages: readonly DisputeStage[] = ['charged-back', 'charged-back-again'];

type DisputeEvent = Pick<
  typeof paymentNotifications.$inferSelect,
  'pspReference' | 'eventCode' | 'success' | 'amountCents' | 'currency' | 'reason'
>;

/**
 * Stores the stage of a dispute and notifies the seller of it. Events arrive in any order, so that an event of an earlier stage
 * than the stored one changes nothing. Amounts in another currency than EUR change no payment here; the seller decides.
 */
export async function settleDispute(
  { clock, report }: Pick<SettlementDependencies, 'clock' | 'report'>,
  sql: Sql,
  locked: LockedPayment,
  { pspReference, eventCode, success, amountCents, currency, reason }: DisputeEvent,
): Promise<DisputeStage | 'noted'> {
  const stage = stageOfEvent[eventCode];
  if (stage === undefined || !success) return 'noted';
  const { payment } = locked;
  const [stored] = await sql<{ stage: DisputeStage }[]>`
    select stage from payment_disputes where psp_reference = ${pspReference}`;
  if (stored && disputeStages.indexOf(stored.stage) >= disputeStages.indexOf(stage)) return 'noted';
  const now = clock();
  await sql`
    insert into payment_disputes ${sql({
      psp_reference: pspReference,
      payment_id: payment.id,
      stage,
      amount_cents: amountCents,
      currency,
      reason,
      changed_at: now,
    })} on conflict (psp_reference) do update
      set stage = excluded.stage, amount_cents = excluded.amount_cents, currency = excluded.currency,
        reason = excluded.reason, changed_at = excluded.changed_at`;
  const isEuro = currency === 'EUR';
  // A payment can have several disputes, each about a part of it.
  if (isEuro) {
    await sql`
      update payments set charged_back_cents = least(amount_cents, (
          select coalesce(sum(amount_cents), 0) from payment_disputes
            where payment_id = ${payment.id} and currency = 'EUR'
              and stage = any(${chargedBackStages as DisputeStage[]}::text[])
        )) where id = ${payment.id}`;
  }
  const key = `${pspReference}:${stage}`;
  await addToOutbox(sql, 'dispute-notice', `dispute-notice:${key}`, { dispute: pspReference, stage });
  report({
    event: 'payment-disputed',
    reference: payment.reference,
    message: isEuro ? stage : `${stage} in ${currency}`,
  });
  if (isEuro && payment.state === 'authorised') await applyChargeback(sql, locked, key, now);
  return stage;
}

/**
 * Reopens the invoices of an authorised payment for the charged back amount, or closes them after a reversal, and notifies the
 * payer. A reversal refunds later payments that became superfluous (`refundInvoices`).
 *
 * @param key distinguishes the mails of one payment.
 */
export async function applyChargeback(
  sql: Sql,
  locked: LockedPayment,
  key: string,
  now: Date,
): Promise<void> {
  const { payment } = locked;
  const [{ chargedBackCents }] = await sql<[{ chargedBackCents: number }]>`
    select charged_back_cents from payments where id = ${payment.id}`;
  if (chargedBackCents === payment.chargedBackCents) return;
  const isReversed = chargedBackCents < payment.chargedBackCents;
  const orderIds = locked.order ? [locked.order.id] : locked.invoices.map(({ orderId }) => orderId);
  // A partial chargeback is taken from the latest invoices first: from amounts that count, and the rest from refunded amounts,
  // which the customer then has twice.
  await sql`
    update invoice_payments set charged_back_cents = taken.cents
      from (
        select id, greatest(0, least(kept, ${chargedBackCents} + kept - sum(kept) over latest))
            + greatest(0, least(repaid_cents, ${chargedBackCents} - sum(kept) over () + repaid_cents
              - sum(repaid_cents) over latest)) as cents
          from (
            select id, order_id, repaid_cents, amount_cents - repaid_cents as kept from invoice_payments
              where payment_id = ${payment.id} and paid_on is not null
          ) as paid window latest as (order by order_id desc)
      ) as taken where taken.id = invoice_payments.id`;
  if (isReversed) {
    await endOpenPayments(sql, orderIds, now);
    await refundInvoices(sql, await findOverpaid(sql, orderIds), 'invoice-paid', key);
  }
  const event = isReversed ? 'chargeback-reversed' : 'payment-charged-back';
  const userId = locked.order?.userId ?? payment.userId;
  const details = { reference: payment.reference, cents: chargedBackCents };
  await recordEvent(sql, { event, userId, address: '', details }, now);
  if (userId !== null) await addToOutbox(sql, event, `${event}:${key}`, { userId, paymentId: payment.id });
}

/** The overpaid invoices of these orders, with the excess. */
async function findOverpaid(sql: Sql, orderIds: readonly number[]): Promise<readonly InvoiceRefund[]> {
  const found = await sql<(Omit<InvoiceRefund, 'number'> & { readonly invoiceNumber: number })[]>`
    select * from (
      select id as order_id, user_id, invoice_number,
          ${receivedCents(sql)} - case when status = 'placed' then total_inclusive_cents else 0 end as up_to_cents
        from orders where id = any(${orderIds as number[]}::int[]) and invoice_number is not null
    ) as received where up_to_cents > 0 order by order_id`;
  return found.map((each) => ({ ...each, number: formatInvoiceNumber(each.invoiceNumber) }));
}
