import type { Coupon } from '@magazijn/domain/cart';
import type { Sql } from '../database/Database.ts';
import type { CouponStatus } from './ShopCart.ts';

interface CouponRow {
  readonly code: string;
  readonly percentage: number;
  readonly ended: boolean;
  readonly usedUp: boolean;
}

/** Whether a code counts, and what it takes off. */
export async function findCoupon(
  sql: Sql,
  code: string,
  now: Date,
): Promise<{ readonly coupon: Coupon | null; readonly status: CouponStatus | null }> {
  if (code === '') return { coupon: null, status: null };
  const [row] = await sql<CouponRow[]>`
    select code, percentage, coalesce(ends_at <= ${now}, false) as ended, coalesce(used >= usage_limit, false) as used_up
      from coupons where code = ${code}`;
  if (!row) return { coupon: null, status: 'unknown' };
  if (row.ended) return { coupon: null, status: 'ended' };
  if (row.usedUp) return { coupon: null, status: 'used' };
  return { coupon: { code: row.code, percentage: row.percentage }, status: 'accepted' };
}
