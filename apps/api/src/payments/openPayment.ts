// Opens the payment of an order: reserves the attempt, requests a session from the provider, stores the session.

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CheckoutSession } from '@magazijn/api-client';
import { orderTransitions, undecidedStatuses } from '@magazijn/domain/orders';
import { isAllowed } from '@magazijn/domain/people';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { ShopCart } from '../cart/ShopCart.ts';
import { withClient } from '../database/recordEvent.ts';
import { retryConflict } from '../database/retryConflict.ts';
import { columnsOf, statusIn } from '../database/sqlFragments.ts';
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
import { type PaymentProvider, ProviderError, type ProviderSession } from './createPaymentProvider.ts';
import type { PaymentRow } from './settlePayment.ts';

const unavailable = new HttpError(
  503,
  'Betalen lukt op dit moment niet. Er is niets besteld en niets afgeschreven. Probeer het over een paar minuten opnieuw.',
  { 'retry-after': '30' },
);

async function askProvider(
  dependencies: ApiDependencies,
  provider: PaymentProvider,
  payment: PaymentRow,
  { order }: Pick<DraftedOrder, 'order'>,
): Promise<ProviderSession> {
  const { settings, database, report } = dependencies;
  if (settings.payments === null) throw unavailable;
  try {
    return await provider.createSession(
      {
        reference: payment.reference,
        amount: payment.amountCents,
        returnUrl: paymentPageUrl(settings.publicOrigin, settings.payments),
        country: order.mainAddress.country,
        shopperReference: `company-${order.companyId}`,
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

/**
 * Returns the session by which an order is paid by card or iDEAL: that of the current attempt, or a new one. From then
 * on the order's lines and amount are fixed. No transaction is open during the request to the provider; when it fails,
 * the order is unchanged. Of concurrent requests, one asks the provider and the others wait for its session.
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
  let payment = await reserveAttempt(dependencies, viewer, order.id);
  if (payment?.state === 'creating' && !(await takeAttempt(dependencies, payment.id))) {
    payment = await waitForSession(dependencies, payment.id);
    // The other request failed: this one asks for the same attempt or, after a refusal, for a new one.
    if (payment === null) payment = await reserveAttempt(dependencies, viewer, order.id);
    if (payment?.state === 'creating' && !(await takeAttempt(dependencies, payment.id))) throw unavailable;
  }
  if (payment === null) return null;
  if (payment.state === 'creating') {
    const session = await askProvider(dependencies, provider, payment, drafted);
    payment = await keepSession(dependencies, viewer, payment, session);
  }
  if (!payment?.sessionId || payment.sessionData === null) throw unavailable;
  const { clientKey, environment } = settings.payments;
  return { sessionId: payment.sessionId, sessionData: payment.sessionData, clientKey, environment };
}

/** How long a request locks an attempt, in seconds; longer than the time limit of the provider. */
const askingSeconds = 10;

/** Polling interval for a session that another request opens, in milliseconds. */
const waitMs = 150;

/** Locks an attempt without a session; false while another request, in any process, has it. */
async function takeAttempt({ database: { sql } }: ApiDependencies, paymentId: number): Promise<boolean> {
  // Uses the database's clock, since clocks of processes differ.
  const taken = await sql`
    update payments set asked_until = now() + ${askingSeconds} * interval '1 second'
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

function keepSession(
  { database }: ApiDependencies,
  { address }: Viewer,
  payment: PaymentRow,
  session: ProviderSession,
): Promise<PaymentRow | null> {
  return retryConflict(() =>
    database.sql.begin(async (sql) => {
      await sql`
      update orders set status = ${orderTransitions.openPayment.to}
        where id = ${payment.orderId} and ${statusIn(sql, orderTransitions.openPayment.from)}
        returning ${withClient(sql, address)}`;
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

/** Whether the order can be placed, so that it may be paid. */
const canBePaid = (cart: ShopCart): boolean =>
  cart.subtotal >= cart.minimumOrder &&
  cart.limits.length === 0 &&
  cart.lines.every(({ limit }) => limit === null);

/**
 * The return URL for the provider: the shop's payment page with its parameters. The provider adds the session and its
 * result.
 */
function paymentPageUrl(publicOrigin: string, { clientKey, environment }: PaymentSettings): string {
  return `${publicOrigin}/bestellen/betalen/betaalmethode?${new URLSearchParams({ clientKey, environment })}`;
}

/** The lifetime of a session in milliseconds: an hour. */
const sessionLifetime = 60 * 60 * 1000;

/**
 * Returns the attempt to pay an order: the current one, or a new one. The transaction ends before the provider is
 * asked; it locks the order's row, so that concurrent requests get the same attempt.
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
      if (order.expiresAt <= now) return 'order-over' as const;
      // An attempt without a session cannot be paid; an open session may still be paid in another tab.
      if (last?.state === 'creating') await sql`delete from payments where id = ${last.id}`;
      if (last?.state === 'open') await sql`update payments set state = 'expired' where id = ${last.id}`;
      const expiresAt = new Date(now.getTime() + sessionLifetime);
      if (!(await reserveCoupon(sql, order, now, expiresAt))) {
        // From now on the same cart makes another order, without the discount.
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
  if (reserved === 'order-over') {
    throw new HttpError(
      409,
      'Deze bestelling kan niet meer betaald worden. Bestel opnieuw vanuit je winkelmand.',
    );
  }
  return reserved;
}
