import type { Sql } from '../database/Database.ts';
import { isBeingPaid } from './isBeingPaid.ts';

/**
 * Gives up the orders of a company that nobody paid for in time, so that their keys and contents are free for new ones.
 * They stay, since money may still come in: then they are placed after all.
 */
export async function giveUpUnpaidOrders(sql: Sql, companyId: number, now: Date): Promise<void> {
  await sql`
    update orders set status = 'refused', idempotency_key = null where id in (
      select id from orders
        where company_id = ${companyId} and status = 'awaiting-payment' and expires_at <= ${now}
          and not ${isBeingPaid(sql, now)}
        for update skip locked)`;
}
