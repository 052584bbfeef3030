import type { Sql } from '../database/Database.ts';

/** SQL for the charged back part of the payment with which an order of `orders` was placed. */
const orderChargeback = (sql: Sql) => sql`
  coalesce((
    select sum(charged_back_cents) from payments where payments.order_id = orders.id and state = 'authorised'
  ), 0)`;

/** SQL for the part of `invoice_payments` that was neither charged back nor refunded. */
export const countedCents = (sql: Sql) => sql`
  greatest(invoice_payments.amount_cents - invoice_payments.charged_back_cents - invoice_payments.repaid_cents, 0)`;

const invoicePaid = (sql: Sql) => sql`
  coalesce((
    select sum(${countedCents(sql)}) from invoice_payments where order_id = orders.id and paid_on is not null
  ), 0)`;

/**
 * SQL for the open amount of an invoice of `orders`; 0 for a paid or cancelled one, and for direct debit. An invoice that was
 * paid with its order is open for the amount that was charged back.
 */
export const openCents = (sql: Sql) => sql`(
  case when orders.status = 'placed' and orders.payment <> 'debit' then greatest(
    case orders.payment when 'on_account' then orders.total_inclusive_cents
        else least(orders.total_inclusive_cents, ${orderChargeback(sql)}) end
      - ${invoicePaid(sql)}, 0)::int
  else 0 end)`;

/** SQL for the money that the seller holds for an order of `orders`: neither charged back nor refunded. */
export const receivedCents = (sql: Sql) => sql`(
  coalesce((
    select sum(amount_cents - charged_back_cents
        - case when refund_reason is null then 0 else coalesce(refund_cents, amount_cents) end)
      from payments where payments.order_id = orders.id and state = 'authorised'
  ), 0) + ${invoicePaid(sql)})::int`;

/**
 * SQL for the part of {@link openCents} that was charged back; for a cancelled order the part of its payment that the shop does
 * not refund.
 *
 * @param open SQL for {@link openCents}, if a query has it already.
 */
export const chargedBackCents = (sql: Sql, open = openCents(sql)) => sql`(
  case when orders.status = 'cancelled' then coalesce((
    select greatest(0, amount_cents - (
        case when refund_reason is null then 0 else coalesce(refund_cents, amount_cents) end
          + coalesce((select sum(repaid_cents) from invoice_payments where order_id = orders.id), 0)))
      from payments where payments.order_id = orders.id and state = 'authorised' limit 1
  ), 0) else (
    select case when taken.cents = 0 then 0 else least(${open}, taken.cents) end from (
      select ${orderChargeback(sql)} + coalesce((
        select sum(charged_back_cents) from invoice_payments where order_id = orders.id
      ), 0) as cents offset 0
    ) as taken
  ) end)::int`;
