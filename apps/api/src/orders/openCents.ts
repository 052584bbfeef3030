import type { Sql } from '../database/Database.ts';

/** SQL for what the bank has taken back of the payment with which an order was placed, of `orders`. */
const orderChargeback = (sql: Sql) => sql`
  coalesce((
    select sum(charged_back_cents) from payments where payments.order_id = orders.id and state = 'authorised'
  ), 0)`;

/**
 * SQL for what is still to be paid of an invoice, of `orders`: nothing once it is paid or cancelled, or of a direct debit. An
 * invoice that was paid with its order is open by what the bank has taken back.
 */
export const openCents = (sql: Sql) => sql`(
  case when orders.status = 'placed' and orders.payment <> 'debit' then greatest(
    case orders.payment when 'on_account' then orders.total_inclusive_cents
        else least(orders.total_inclusive_cents, ${orderChargeback(sql)}) end
      - coalesce((
        select sum(amount_cents - charged_back_cents) from invoice_payments
          where order_id = orders.id and paid_on is not null
      ), 0), 0)::int
  else 0 end)`;

/**
 * SQL for the part of {@link openCents} that was paid, and that the bank has taken back; for a cancelled order what was not
 * refunded for that reason.
 */
export const chargedBackCents = (sql: Sql) => sql`(
  case when orders.status = 'cancelled' then ${orderChargeback(sql)} else
    least(${openCents(sql)}, ${orderChargeback(sql)} + coalesce((
      select sum(charged_back_cents) from invoice_payments where order_id = orders.id
    ), 0)) end)::int`;
