import { type Cents, cents } from '@magazijn/domain/money';
import { orderTransitions } from '@magazijn/domain/orders';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { recordEvent } from '../database/recordEvent.ts';
import { retryConflict } from '../database/retryConflict.ts';
import { columnsOf, statusIn } from '../database/sqlFragments.ts';
import { payments } from '../database/tables/index.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';
import { unchangeableText } from '../orders/changeableOrder.ts';
import { type FoundOrder, findOrder } from '../orders/findOrder.ts';
import { refundInvoices } from '../payments/refundInvoices.ts';
import { queueRefund, refundedOrder } from '../payments/refundPayment.ts';
import type { PaymentRow } from '../payments/settlePayment.ts';
import { orderedUnits } from './assessChange.ts';
import { creditInvoice, findInvoiceProgress } from './creditInvoice.ts';
import { lockProducts, moveStock } from './orderStock.ts';

/**
 * Cancels a placed order, once, with stock, coupon, refund, credit note and mail. Locks in the order of docs/adr/0054.
 *
 * @returns the refund: the part of the order's payment that was not charged back, and the payments of its invoice; null for
 *   none
 * @throws HttpError 404 for another company's, 409 with the reason when it is too late.
 */
export async function cancelOrder(
  dependencies: ApiDependencies,
  viewer: Viewer,
  orderId: number,
): Promise<Cents | null> {
  return retryConflict(() =>
    dependencies.database.sql.begin(async (sql) => {
      await sql`select from orders where id = ${orderId} and company_id = ${viewer.companyId} for update`;
      const found = await findOrder(sql, viewer, orderId);
      if (!found) throw notFound();
      const [payment] = await sql<PaymentRow[]>`
        select ${columnsOf(sql, payments)} from payments
          where order_id = ${orderId} and state = 'authorised' for update`;
      if (found.order.status === orderTransitions.cancel.to) return findRefund(sql, orderId);
      const text = unchangeableText(dependencies, found.order);
      if (text !== null) throw new HttpError(409, text);
      await returnGoods(sql, found);
      const subject = refundedOrder(found.order);
      const all = { ...subject, upToCents: Number.POSITIVE_INFINITY };
      const refunded = await refundInvoices(sql, [all], 'cancelled', `cancelled:${orderId}`);
      const held = payment ? payment.amountCents - payment.chargedBackCents : 0;
      const refund = cents(held + refunded);
      await creditInvoice(dependencies, sql, found, await findInvoiceProgress(sql, found.order), refund);
      if (payment && held > 0) await queueRefund(sql, subject, payment, 'cancelled', held);
      await recordCancellation(dependencies, sql, viewer, found, refund || null);
      return refund || null;
    }),
  );
}

/** The refund that the cancellation of an order announced; null for none. */
async function findRefund(sql: Sql, orderId: number): Promise<Cents | null> {
  const [mail] = await sql<{ refund: number | null }[]>`
    select (payload ->> 'refundCents')::int as refund from outbox where unique_key = ${cancellationKey(orderId)}`;
  return mail && mail.refund !== null ? cents(mail.refund) : null;
}

const cancellationKey = (orderId: number): string => `order-cancelled:${orderId}`;

/** Returns goods to stock, except for backorders, and the use of the coupon. */
async function returnGoods(sql: Sql, found: FoundOrder): Promise<void> {
  const { id, couponCode, couponStatus } = found.order;
  const units = orderedUnits(found);
  await lockProducts(sql, [...units.keys()]);
  const later = await sql<{ productId: number; amount: number }[]>`
    delete from order_backorders where order_id = ${id} returning product_id, amount`;
  for (const { productId, amount } of later) units.set(productId, (units.get(productId) ?? 0) - amount);
  await moveStock(sql, units);
  if (couponCode !== null && couponStatus === 'accepted') {
    await sql`update coupons set used = used - 1 where code = ${couponCode} and used > 0`;
  }
}

async function recordCancellation(
  { clock }: Pick<ApiDependencies, 'clock'>,
  sql: Sql,
  { userId, originalUserId, address }: Viewer,
  { order }: FoundOrder,
  refund: Cents | null,
): Promise<void> {
  const now = clock();
  // Without its key, the same cart can be ordered again.
  await sql`
    update orders set status = ${orderTransitions.cancel.to}, cancelled_at = ${now}, version = version + 1,
        invoice_to_mail = false, idempotency_key = null
      where id = ${order.id} and ${statusIn(sql, orderTransitions.cancel.from)}`;
  const details = { order: order.id };
  await recordEvent(sql, { event: 'order-cancelled', userId, originalUserId, address, details }, now);
  await addToOutbox(sql, 'order-cancelled', cancellationKey(order.id), {
    orderId: order.id,
    userId: order.userId,
    refundCents: refund,
  });
}
