import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../database/Database.ts';
import { isBeingPaid } from './isBeingPaid.ts';

/**
 * Two parts of a `with` that free the keys and contents of a company's orders that have had their time: drafts are
 * removed; orders that nobody paid for are given up, and stay, since money may still come in and place them after all.
 * What another request is clearing at the same moment is left to it.
 */
export const clearOverdue = (sql: Sql, companyId: number, now: Date): PendingQuery<Row[]> => sql`
  removed as (
    delete from orders where id in (
      select id from orders where company_id = ${companyId} and status = 'draft' and expires_at <= ${now}
          and coupon_reserved_until is null
        for update skip locked)
      returning id
  ),
  given_up as (
    update orders set status = 'refused', idempotency_key = null where id in (
      select id from orders
        where company_id = ${companyId} and status = 'awaiting-payment' and expires_at <= ${now}
          and not ${isBeingPaid(sql, now)}
        for update skip locked)
      returning id
  )`;
