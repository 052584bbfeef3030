import { randomUUID } from 'node:crypto';
import type { ApiParts } from '../ApiParts.ts';
import { reserveCoupon } from '../orders/couponReservation.ts';
import type { OrderRow } from '../orders/OrderRow.ts';
import { orderNumber } from '../orders/toWireOrder.ts';
import type { PaymentRow } from './PaymentRow.ts';

/** For how long a session can be used, in milliseconds: an hour. */
export const sessionLifetime = 60 * 60 * 1000;

/** A session that ends sooner than this is not handed out again, in milliseconds. */
const margin = 5 * 60 * 1000;

/**
 * The attempt by which an order is to be paid: the one under way, or a new one. In a transaction that is over before
 * the provider is asked; the order's row is locked, so that two requests at once get the same attempt.
 *
 * @returns null when the order is not to be paid any more; 'coupon-used' when others hold every use of its coupon.
 */
export function reserveAttempt(
  { database, clock }: Pick<ApiParts, 'database' | 'clock'>,
  orderId: number,
): Promise<PaymentRow | 'coupon-used' | null> {
  return database.sql.begin(async (sql) => {
    const now = clock();
    const [order] = await sql<OrderRow[]>`select * from orders where id = ${orderId} for update`;
    const [last] = await sql<PaymentRow[]>`
      select * from payments where order_id = ${orderId} order by attempt desc limit 1`;
    if (!order || order.status === 'placed' || order.status === 'refused') return last ?? null;
    if (last?.state === 'pending') return last;
    const lasts = last !== undefined && last.expiresAt.getTime() > now.getTime() + margin;
    if (lasts && (last.state === 'open' || last.state === 'creating')) return last;
    // Of an attempt that never got its session nobody has heard; an open one may still be paid on another screen.
    if (last?.state === 'creating') await sql`delete from payments where id = ${last.id}`;
    if (last?.state === 'open') await sql`update payments set state = 'expired' where id = ${last.id}`;
    const expiresAt = new Date(now.getTime() + sessionLifetime);
    if (!(await reserveCoupon(sql, order, now, expiresAt))) {
      // The same cart is another order from now on, without the discount.
      await sql`
        update orders set expires_at = least(expires_at, ${now}), idempotency_key = null where id = ${orderId}`;
      return 'coupon-used';
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
      })} returning *`;
    return made ?? null;
  });
}
