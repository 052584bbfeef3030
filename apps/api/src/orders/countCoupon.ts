import type { Sql } from '../database/Database.ts';

/** Counts a use that was paid for: a coupon that has reached its limit meanwhile stays there. */
export async function countCoupon(sql: Sql, code: string): Promise<void> {
  await sql`
    update coupons set used = used + 1
      where code = ${code} and (usage_limit is null or used < usage_limit)`;
}
