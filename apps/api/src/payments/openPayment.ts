// Opens the payment of an order: reserves the attempt, and opens its session.

import { randomUUID } from 'node:crypto';
import type { CheckoutSession } from '@magazijn/api-client';
import { undecidedStatuses } from '@magazijn/domain/orders';
import { isAllowed } from '@magazijn/domain/people';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { ShopCart } from '../cart/ShopCart.ts';
import { retryConflict } from '../database/retryConflict.ts';
import { columnsOf } from '../database/sqlFragments.ts';
import { orders, payments } from '../database/tables/index.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';
import { lockAndFindNeeds } from '../orders/approvalNeeds.ts';
import { reserveCoupon } from '../orders/couponReservation.ts';
import type { DraftedOrder } from '../orders/draftOrder.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { sessionMargin } from '../orders/insertDraft.ts';
import { orderNumber } from '../orders/toWireOrder.ts';
import type { PaymentSettings } from '../settings/readPaymentSettings.ts';
import { openSession, sessionLifetime } from './openSession.ts';
import type { PaymentRow } from './settlePayment.ts';

const unavailable = new HttpError(
  503,
  'Betalen lukt op dit moment niet. Er is niets besteld en niets afgeschreven. Probeer het over een paar minuten opnieuw.',
  { 'retry-after': '30' },
);

/**
 * Returns the session by which an order is paid by card or iDEAL: that of the current attempt, or a new one. From then
 * on the order's lines and amount are fixed; when the provider does not answer, the order is unchanged.
 *
 * @returns null when the order cannot be placed as it is or needs approval, or card payments are not set up.
 * @throws HttpError 503 when the provider does not answer, 409 when other orders hold every use of the coupon, or the
 *   order has expired.
 */
export async function openPayment(
  dependencies: ApiDependencies,
  viewer: Viewer,
  drafted: DraftedOrder,
): Promise<CheckoutSession | null> {
  const { settings, provider } = dependencies;
  const { order, cart } = drafted;
  if (settings.payments === null || provider === null || order.payment !== 'ideal') return null;
  if (!isAllowed(viewer.role, 'order')) return null;
  if (order.placedAt === null && !canBePaid(cart)) return null;
  // A coupon can reduce the total to 0; such an order is placed like one on account.
  if (order.totalInclusiveCents === 0) return null;
  const payer = {
    returnPath: paymentPagePath(settings.payments),
    country: order.mainAddress.country,
    companyId: order.companyId,
    unavailable,
  };
  const reserve = () => reserveAttempt(dependencies, viewer, order.id);
  const payment = await openSession(dependencies, viewer, provider, payer, reserve);
  if (payment === null) return null;
  const { clientKey, environment } = settings.payments;
  return { sessionId: payment.sessionId, sessionData: payment.sessionData, clientKey, environment };
}

const canBePaid = (cart: ShopCart): boolean =>
  cart.subtotal >= cart.minimumOrder &&
  cart.limits.length === 0 &&
  cart.lines.every(({ limit }) => limit === null);

/** The shop's payment page with its parameters. The provider adds the session and its result. */
const paymentPagePath = ({ clientKey, environment }: PaymentSettings): string =>
  `/bestellen/betalen/betaalmethode?${new URLSearchParams({ clientKey, environment })}`;

/**
 * Returns the attempt to pay an order: the current one, or a new one. The transaction ends before the request to
 * the provider; it locks the order's row, so that concurrent requests get the same attempt.
 *
 * @returns null when the order cannot be paid any more, or needs approval.
 * @throws HttpError 409 when other orders hold every use of its coupon, or its prices have expired and a new session
 *   would extend them.
 */
async function reserveAttempt(
  { database, clock }: Pick<ApiDependencies, 'database' | 'clock'>,
  viewer: Viewer,
  orderId: number,
): Promise<PaymentRow | null> {
  const reserve = () =>
    database.sql.begin(async (sql) => {
      const now = clock();
      if (viewer.hasApprovalRules && (await lockAndFindNeeds(sql, viewer, orderId, now)).length > 0)
        return null;
      const [order] = await sql<
        OrderRow[]
      >`select ${columnsOf(sql, orders)} from orders where id = ${orderId} for update`;
      const [last] = await sql<PaymentRow[]>`
      select ${columnsOf(sql, payments)} from payments where order_id = ${orderId} order by attempt desc limit 1`;
      if (!order || !undecidedStatuses.includes(order.status)) return last ?? null;
      if (last?.state === 'pending') return last;
      const lasts = last !== undefined && last.expiresAt.getTime() > now.getTime() + sessionMargin;
      if (lasts && (last.state === 'open' || last.state === 'creating')) return last;
      if (order.expiresAt <= now) return 'order-expired' as const;
      // An attempt without a session cannot be paid; an open session may still be paid in another tab.
      if (last?.state === 'creating') await sql`delete from payments where id = ${last.id}`;
      if (last?.state === 'open') await sql`update payments set state = 'expired' where id = ${last.id}`;
      const expiresAt = new Date(now.getTime() + sessionLifetime);
      if (!(await reserveCoupon(sql, order, now, expiresAt))) {
        // The same cart then makes another order, without the discount.
        await sql`
        update orders set expires_at = least(expires_at, ${now}), idempotency_key = null where id = ${orderId}`;
        return 'coupon-used' as const;
      }
      const attempt = (last?.attempt ?? 0) + 1;
      const [made] = await sql<PaymentRow[]>`
      insert into payments ${sql({
        order_id: order.id,
        attempt,
        reference: `${orderNumber(order)}-${attempt}`,
        idempotency_key: randomUUID(),
        state: 'creating',
        amount_cents: order.totalInclusiveCents,
        created_at: now,
        expires_at: expiresAt,
      })} returning ${columnsOf(sql, payments)}`;
      return made ?? null;
    });
  const reserved = await retryConflict(reserve);
  if (reserved === 'coupon-used') throw new HttpError(409, 'Deze kortingscode is niet meer geldig.');
  if (reserved === 'order-expired') {
    throw new HttpError(
      409,
      'Deze bestelling kan niet meer betaald worden. Bestel opnieuw vanuit je winkelmand.',
    );
  }
  return reserved;
}
