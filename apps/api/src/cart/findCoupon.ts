import type { Coupon } from '@magazijn/domain/cart';
import type { Sql } from '../database/Database.ts';
import type { CouponStatus } from './ShopCart.ts';

interface CouponRow {
  readonly code: string;
  readonly percentage: number;
  readonly ended: boolean;
  readonly usedUp: boolean;
}

/**
 * Whether a code counts, and what it takes off. A use that a payment page of the company itself holds is still its own:
 * it goes along to the next cart (`reserveCoupon`).
 */
export async function findCoupon(
  sql: Sql,
  companyId: number,
  code: string,
  now: Date,
): Promise<{ readonly coupon: Coupon | null; readonly status: CouponStatus | null }> {
  if (code === '') return { coupon: null, status: null };
  const [row] = await sql<CouponRow[]>`
    select code, percentage, coalesce(ends_at <= ${now}, false) as ended,
        coalesce(used >= usage_limit, false) and not exists (
          select from orders
            where coupon_code = code and company_id = ${companyId} and coupon_reserved_until < 'infinity'
        ) as used_up
      from coupons where code = ${code}`;
  if (!row) return { coupon: null, status: 'unknown' };
  if (row.ended) return { coupon: null, status: 'ended' };
  if (row.usedUp) return { coupon: null, status: 'used' };
  return { coupon: { code: row.code, percentage: row.percentage }, status: 'accepted' };
}
