import type { Sql } from '../database/Database.ts';
import type { OrderRow } from './findOrder.ts';

/**
 * A coupon that is used by card: a use is held from the moment that the payment opens (`coupons.used` counts it), until
 * the order is placed or its payment fails or lapses. The order's row is locked before its coupon, as everywhere.
 */

type CouponOrder = Pick<OrderRow, 'id' | 'companyId' | 'couponCode' | 'couponStatus' | 'couponReservedUntil'>;

const counts = ({ couponCode, couponStatus }: CouponOrder): boolean =>
  couponCode !== null && couponStatus === 'accepted';

/** Takes a use of a coupon; false when none is left, or the coupon has ended. */
async function takeUse(sql: Sql, code: string, now: Date): Promise<boolean> {
  const taken = await sql`
    update coupons set used = used + 1
      where code = ${code} and (ends_at is null or ends_at > ${now})
        and (usage_limit is null or used < usage_limit)
      returning code`;
  return taken.length > 0;
}

/**
 * Holds a use of an order's coupon while it can be paid. A company that changed its cart after its payment page had
 * opened takes the use along: that of another order of its own, as long as no bank decides about that one.
 *
 * @returns false when no use is left.
 */
export async function reserveCoupon(sql: Sql, order: CouponOrder, now: Date, until: Date): Promise<boolean> {
  if (order.couponCode === null || !counts(order)) return true;
  if (order.couponReservedUntil === null && !(await takeUse(sql, order.couponCode, now))) {
    const handedOn = await sql`
      update orders set coupon_reserved_until = null where id = (
        select id from orders
          where company_id = ${order.companyId} and coupon_code = ${order.couponCode}
            and coupon_reserved_until < 'infinity' and id <> ${order.id}
          order by id limit 1 for update skip locked)
        returning id`;
    if (handedOn.length === 0) return false;
  }
  await sql`update orders set coupon_reserved_until = ${until} where id = ${order.id}`;
  return true;
}

/** A bank decides, however long that takes: the use is held until it has. */
export async function holdCoupon(sql: Sql, orderId: number): Promise<void> {
  await sql`
    update orders set coupon_reserved_until = 'infinity'
      where id = ${orderId} and coupon_reserved_until is not null`;
}

/** Frees the use that an order holds; one that holds none changes nothing. */
export async function freeCoupon(sql: Sql, orderId: number): Promise<void> {
  await sql`
    with freed as (
      update orders set coupon_reserved_until = null
        where id = ${orderId} and coupon_reserved_until is not null returning coupon_code
    )
    update coupons set used = used - 1 from freed where code = coupon_code`;
}

/** Frees what payments hold that nobody made in time. What another process is settling is left to it. */
export async function freeLapsedCoupons(sql: Sql, now: Date): Promise<void> {
  await sql`
    with lapsed as (
      select id from orders where coupon_reserved_until <= ${now} for update skip locked
    ),
    freed as (
      update orders set coupon_reserved_until = null from lapsed where orders.id = lapsed.id
        returning coupon_code
    )
    update coupons set used = used - uses.count
      from (select coupon_code, count(*)::int as count from freed group by coupon_code) as uses
      where code = coupon_code`;
}

/**
 * The use of a coupon by an order that was paid for: the one that it holds, or what is left. Money that came after the
 * use was freed may find none.
 *
 * @returns false when there was none left.
 */
export async function keepCoupon(sql: Sql, order: CouponOrder): Promise<boolean> {
  if (order.couponCode === null || !counts(order) || order.couponReservedUntil !== null) return true;
  const counted = await sql`
    update coupons set used = used + 1
      where code = ${order.couponCode} and (usage_limit is null or used < usage_limit)
      returning code`;
  return counted.length > 0;
}
