// Settles a payment: authorised, pending, unpaid or abandoned. First the rows of the orders are locked, then that of the
// payment.

import { canTransition, orderTransitions } from '@magazijn/domain/orders';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { takeOutOfSavedCart } from '../cart/savedCarts.ts';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { retryConflict } from '../database/retryConflict.ts';
import { columnsOf, statusIn } from '../database/sqlFragments.ts';
import { orders, payments } from '../database/tables/index.ts';
import { closedDays, offeredDates, type Receiver } from '../delivery/offeredDates.ts';
import { completeOrder } from '../orders/completeOrder.ts';
import { freeCoupon, holdCoupon } from '../orders/couponReservation.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { orderNumber } from '../orders/toWireOrder.ts';
import type { BackEndSettings } from '../settings/ApiSettings.ts';
import { queueRefund, refundedOrder } from './refundPayment.ts';
import { applyChargeback } from './settleDispute.ts';
import { type LockedInvoicePayment, lockClaimedInvoices, payInvoices } from './settleInvoices.ts';

export interface SettlementDependencies extends Pick<ApiDependencies, 'database' | 'clock' | 'report'> {
  readonly settings: BackEndSettings;
}

/** A payment attempt, as a database row. */
export type PaymentRow = typeof payments.$inferSelect;

/** A payment with the order or the invoices that it pays. The rows are locked, the orders first, by id. */
export type LockedPayment =
  | { readonly order: OrderRow & Pick<Receiver, 'closedDays'>; readonly payment: PaymentRow }
  | LockedInvoicePayment;

type LockedOrder = Exclude<LockedPayment, LockedInvoicePayment>['order'];

/** Locks a payment and its orders. Returns null for an unknown reference. */
export async function lockPayment(sql: Sql, reference: string): Promise<LockedPayment | null> {
  const [order] = await sql<LockedOrder[]>`
    select ${columnsOf(sql, orders)}, ${closedDays(sql, 'orders.company_id')} as closed_days
      from orders where id = (select order_id from payments where reference = ${reference}) for update`;
  const invoices = order ? [] : await lockClaimedInvoices(sql, reference);
  const [payment] = await sql<PaymentRow[]>`
    select ${columnsOf(sql, payments)} from payments where reference = ${reference} for update`;
  if (!payment) return null;
  return order ? { order, payment } : { order: null, invoices, payment };
}

interface PaidAmount {
  readonly pspReference: string;
  /** In cents. */
  readonly value: number;
  readonly currency: string;
  /** The provider's code of the payment method; null when it gives none. */
  readonly method: string | null;
}

type Settlement =
  | 'placed'
  | 'invoices-paid'
  | 'already-placed'
  | 'surplus'
  | 'coupon-used'
  | 'amount-mismatch';

/**
 * Pays the invoices, or places the paid order once, even after a refused attempt or an expired session or order. The payment is
 * refunded when another payment has paid the order, or when other orders used up its coupon after the session had lost its
 * claim (docs/adr/0051); for invoices the amount that was already paid (docs/adr/0082). A payment of another amount or currency
 * than requested changes nothing.
 */
export async function settleAuthorised(
  { clock, report, settings }: SettlementDependencies,
  sql: Sql,
  locked: LockedPayment,
  paid: PaidAmount,
): Promise<Settlement> {
  const { payment } = locked;
  const { reference } = payment;
  if (payment.state === 'authorised' || payment.state === 'surplus') return 'already-placed';
  if (paid.value !== payment.amountCents || paid.currency !== 'EUR') {
    report({ event: 'payment-amount-mismatch', reference });
    return 'amount-mismatch';
  }
  const now = clock();
  const settle = (state: 'authorised' | 'surplus') => sql`
    update payments set state = ${state}, psp_reference = ${paid.pspReference}, method = ${paid.method},
        settled_at = ${now}
      where id = ${payment.id}`;
  if (locked.order === null) {
    const surplus = await payInvoices(sql, locked, now);
    await settle(surplus === payment.amountCents ? 'surplus' : 'authorised');
    if (surplus < payment.amountCents) await applyEarlierChargeback(sql, locked, now);
    if (surplus > 0) report({ event: 'payment-surplus', reference });
    return surplus === payment.amountCents ? 'surplus' : 'invoices-paid';
  }
  const { order } = locked;
  if (!canTransition(order.status, orderTransitions.pay)) {
    await settle('surplus');
    await queueRefund(sql, refundedOrder(order), payment, 'paid-twice');
    report({ event: 'payment-surplus', reference });
    return 'surplus';
  }
  const receiver = { country: order.mainAddress.country, closedDays: order.closedDays };
  const first = offeredDates({ clock, settings }, receiver)[0];
  const backorders = await completeOrder(sql, order, now, first, settings.invoiceMail);
  if (backorders === null) {
    await settle('surplus');
    await refusePaidOrder(sql, order, now);
    await queueRefund(sql, refundedOrder(order), payment, 'coupon-used');
    report({ event: 'payment-coupon-exceeded', reference });
    return 'coupon-used';
  }
  await settle('authorised');
  await applyEarlierChargeback(sql, locked, now);
  if (backorders.length > 0) report({ event: 'payment-backorder', reference });
  return 'placed';
}

/** Applies a chargeback whose event arrived before that of its payment. */
async function applyEarlierChargeback(sql: Sql, locked: LockedPayment, now: Date): Promise<void> {
  const { payment } = locked;
  if (payment.chargedBackCents === 0) return;
  await applyChargeback(
    sql,
    { ...locked, payment: { ...payment, chargedBackCents: 0 } },
    `${payment.id}`,
    now,
  );
}

/** Adds a paid order that was not placed to the company's history, as refused. */
async function refusePaidOrder(sql: Sql, { id }: OrderRow, now: Date): Promise<void> {
  await sql`
    update orders set pending_at = coalesce(pending_at, ${now}), idempotency_key = null,
        status = case when ${statusIn(sql, orderTransitions.giveUp.from)} then ${orderTransitions.giveUp.to} else status end
      where id = ${id}`;
}

/** Marks a payment as pending: an order appears in the company's history, and the buyer gets one mail. */
export async function settlePending(sql: Sql, { order, payment }: LockedPayment, now: Date): Promise<void> {
  if (payment.state !== 'open') return;
  await sql`update payments set state = 'pending' where id = ${payment.id}`;
  if (order === null) return;
  // The payment may succeed, so the goods leave the saved cart, as they leave the cart in the shop.
  await sql`
    with ${takeOutOfSavedCart(sql, sql`select ${order.id}::int`, now)}
    update orders set pending_at = coalesce(pending_at, ${now}) where id = ${order.id}`;
  await holdCoupon(sql, order.id);
  // One mail per order: a second pending attempt sends none.
  await addToOutbox(sql, 'payment-pending', `payment-pending:${order.id}`, {
    orderId: order.id,
    orderNumber: orderNumber(order),
    userId: order.userId,
  });
}

/**
 * Marks a payment as failed, unless it is paid, since events arrive in any order. After a pending payment the payer gets a mail,
 * the invoices are open again, and the order stays in the history as refused. Ordering the same cart makes a new order.
 */
export async function settleUnpaid(
  sql: Sql,
  { order, payment }: LockedPayment,
  state: 'refused' | 'expired',
  now: Date,
): Promise<'unpaid' | 'already-settled'> {
  if (payment.state !== 'open' && payment.state !== 'pending') return 'already-settled';
  await sql`update payments set state = ${state}, settled_at = ${now} where id = ${payment.id}`;
  if (order === null) {
    if (payment.state === 'pending' && payment.userId !== null) {
      const content = { paymentId: payment.id, userId: payment.userId };
      await addToOutbox(sql, 'invoice-payment-failed', `invoice-payment-failed:${payment.id}`, content);
    }
    return 'unpaid';
  }
  if (order.placedAt !== null) return 'unpaid';
  await freeCoupon(sql, order.id);
  if (payment.state === 'pending') {
    await sql`
      update orders set status = ${orderTransitions.giveUp.to}, idempotency_key = null
        where id = ${order.id} and ${statusIn(sql, orderTransitions.giveUp.from)}`;
    await addToOutbox(sql, 'payment-failed', `payment-failed:${payment.id}`, {
      orderId: order.id,
      orderNumber: orderNumber(order),
      userId: order.userId,
    });
  }
  return 'unpaid';
}

/**
 * Abandons an open session that a browser could not open, so that the next one is new. Results of the provider stay,
 * and a later payment of this session still places the order.
 */
export async function abandonSession({ database, clock }: ApiDependencies, reference: string): Promise<void> {
  await retryConflict(() =>
    database.sql.begin(async (sql) => {
      const locked = await lockPayment(sql, reference);
      if (locked?.payment.state !== 'open') return;
      await sql`
      update payments set state = 'expired', settled_at = ${clock()} where id = ${locked.payment.id}`;
      if (locked.order?.placedAt === null) await freeCoupon(sql, locked.order.id);
    }),
  );
}
