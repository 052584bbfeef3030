import type { PendingQuery, Row } from 'postgres';
import type { Sql } from '../database/Database.ts';

/**
 * Part of a query over `orders`: whether a payment of the order is under way, so that it must not be given up. A bank
 * may take days to decide a pending one.
 */
export const isBeingPaid = (sql: Sql, now: Date): PendingQuery<Row[]> => sql`exists (
  select from payments where order_id = orders.id
    and (state = 'pending' or (state in ('creating', 'open') and payments.expires_at > ${now})))`;
