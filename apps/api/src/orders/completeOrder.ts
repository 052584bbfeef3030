import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { keepCoupon } from './couponReservation.ts';
import type { OrderRow } from './OrderRow.ts';
import { type Backorder, takePaidStock } from './takePaidStock.ts';

/** What came of placing a paid order. */
export interface Completion {
  /** What was paid for and is short. */
  readonly backorders: readonly Backorder[];
  /** Whether its coupon had no use left: somebody has to know, since the discount is given all the same. */
  readonly couponExceeded: boolean;
}

/**
 * Places a paid order with what that brings with it: stock, coupon, invoice number and the confirmation mail. It is
 * never refused (docs/adr/0012); one on account may be, see `placeDraft`, which locks in the same order.
 *
 * @param firstDate the first day that is offered, which takes the place of an earlier one.
 */
export async function completeOrder(
  sql: Sql,
  order: OrderRow,
  now: Date,
  firstDate: string,
): Promise<Completion> {
  const backorders = await takePaidStock(sql, order.id);
  const couponExceeded = !(await keepCoupon(sql, order));
  await sql`
    with numbered as (
      insert into number_series (name, last) values ('factuurnummer', 1)
        on conflict (name) do update set last = number_series.last + 1 returning last
    )
    update orders set status = 'placed', placed_at = ${now}, invoice_number = numbered.last,
        coupon_reserved_until = null, delivery_date = greatest(delivery_date, ${firstDate}::date)
      from numbered where id = ${order.id}`;
  await addToOutbox(sql, 'order-confirmation', `order-confirmation:${order.id}`, {
    orderId: order.id,
    userId: order.userId,
    backorders: [...backorders],
  });
  return { backorders, couponExceeded };
}
