// Placing an order that was paid by card; units that are not in stock become backorders.

import { orderTransitions } from '@magazijn/domain/orders';
import { takeOutOfSavedCart } from '../cart/savedCarts.ts';
import type { Sql } from '../database/Database.ts';
import { addToOutbox } from '../database/outbox.ts';
import { statusIn } from '../database/sqlFragments.ts';
import type { InvoiceMailMode } from '../settings/invoiceMailModes.ts';
import { keepCoupon } from './couponReservation.ts';
import type { OrderRow } from './findOrder.ts';
import { invoiceDate, invoicingOf } from './invoicing.ts';

/**
 * Places a paid order; missing units are delivered later (docs/adr/0012). Locks as `placeDraft` does.
 *
 * @param firstDate the first offered day, which replaces an earlier one.
 * @param invoiceMail the setting `INVOICE_MAIL`.
 * @returns the backorders; null when the coupon is used up and nothing was written.
 */
export async function completeOrder(
  sql: Sql,
  order: OrderRow,
  now: Date,
  firstDate: string,
  invoiceMail: InvoiceMailMode,
): Promise<readonly Backorder[] | null> {
  await sql`
    select id from products where id in (select product_id from order_lines where order_id = ${order.id})
      order by id for no key update`;
  if (!(await keepCoupon(sql, order, now))) return null;
  const backorders = await takePaidStock(sql, order.id);
  const invoicing = invoicingOf('ideal', invoiceMail);
  const [numbered] = await sql<{ number: number }[]>`
    with numbered as (
      insert into number_series (name, last) values ('factuurnummer', 1)
        on conflict (name) do update set last = number_series.last + 1 returning last
    ),
    ${takeOutOfSavedCart(sql, sql`select ${order.id}::int from numbered`, now)}
    update orders set status = ${orderTransitions.pay.to}, placed_at = ${now}, invoice_number = numbered.last,
        coupon_reserved_until = null, delivery_date = greatest(delivery_date, ${firstDate}::date),
        invoiced_on = ${invoiceDate(sql, invoicing, now, firstDate)},
        invoice_mailed = ${invoicing.isMailed !== null}
      from numbered where id = ${order.id} and ${statusIn(sql, orderTransitions.pay.from)}
      returning invoice_number as number`;
  await addToOutbox(sql, 'order-confirmation', `order-confirmation:${order.id}`, {
    orderId: order.id,
    userId: order.userId,
    backorders: backorders.map(({ description, quantity }) => ({ description, amount: quantity })),
  });
  if (invoicing.isMailed !== null) {
    await addToOutbox(sql, 'invoice', `invoice:${order.id}`, {
      orderId: order.id,
      userId: order.userId,
      ...numbered,
    });
  }
  return backorders;
}

interface Backorder {
  readonly description: string;
  readonly quantity: number;
}

/** Takes available units of locked products from stock; records and returns the rest as backorders (docs/adr/0012). */
async function takePaidStock(sql: Sql, orderId: number): Promise<Backorder[]> {
  const short = await sql<Backorder[]>`
    with ordered as (
      select product_id, sum(amount)::int as quantity from order_lines where order_id = ${orderId} group by product_id
    ),
    shared as (
      select products.id, products.description, least(products.stock, ordered.quantity) as taken,
          ordered.quantity - least(products.stock, ordered.quantity) as missing
        from products join ordered on ordered.product_id = products.id
    ),
    taken as (
      update products set stock = products.stock - shared.taken from shared where shared.id = products.id
    ),
    recorded as (
      insert into order_backorders (order_id, product_id, amount)
        select ${orderId}, id, missing from shared where missing > 0
    )
    select description, missing as quantity from shared where missing > 0 order by id`;
  return [...short];
}
