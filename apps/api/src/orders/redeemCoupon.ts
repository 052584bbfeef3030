import type { Sql } from '../database/Database.ts';
import { Refusal } from '../http/Refusal.ts';

/** Counts one use of a coupon. @throws Refusal 409 when it has ended or was used too often meanwhile. */
export async function redeemCoupon(sql: Sql, code: string, now: Date): Promise<void> {
  const [redeemed] = await sql<{ code: string }[]>`
    update coupons set used = used + 1
      where code = ${code} and (ends_at is null or ends_at > ${now}) and (usage_limit is null or used < usage_limit)
      returning code`;
  if (!redeemed) throw new Refusal(409, 'Deze kortingscode is niet meer geldig.');
}
