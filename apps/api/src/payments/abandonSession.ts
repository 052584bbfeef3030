import type { ApiParts } from '../ApiParts.ts';
import { freeCoupon } from '../orders/couponReservation.ts';
import { lockPayment } from './lockPayment.ts';

/**
 * Gives a session up that a browser could not open, so that the next one is new. Only an open one: what the provider
 * has said of it stands, and money that comes by it all the same places the order.
 */
export async function abandonSession({ database, clock }: ApiParts, reference: string): Promise<void> {
  await database.sql.begin(async (sql) => {
    const locked = await lockPayment(sql, reference);
    if (locked?.payment.state !== 'open') return;
    await sql`
      update payments set state = 'expired', settled_at = ${clock()} where id = ${locked.payment.id}`;
    if (locked.order.status !== 'placed') await freeCoupon(sql, locked.order.id);
  });
}
