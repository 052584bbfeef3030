import type { Sql } from '../database/Database.ts';
import type { OrderRow } from './findOrder.ts';

/**
 * Coupon uses of card payments: a use is held from the opening of the payment (counted in `coupons.used`) until the
 * order is placed or the payment fails or expires. The order's row is always locked before its coupon.
 */

type CouponOrder = Pick<OrderRow, 'id' | 'companyId' | 'couponCode' | 'couponStatus' | 'couponReservedUntil'>;

const counts = ({ couponCode, couponStatus }: CouponOrder): boolean =>
  couponCode !== null && couponStatus === 'accepted';

/** Takes a use of a coupon; false when none is left or the coupon has ended. */
async function takeUse(sql: Sql, code: string, now: Date): Promise<boolean> {
  const taken = await sql`
    update coupons set used = used + 1
      where code = ${code} and (ends_at is null or ends_at > ${now})
        and (usage_limit is null or used < usage_limit)
      returning code`;
  return taken.length > 0;
}

/**
 * Takes over the use held by another order of the company, unless a bank is deciding about that order. Its open
 * session ends: it is no longer returned, and a payment with it is refunded (`settleAuthorised`).
 */
async function takeOver(sql: Sql, { id, companyId, couponCode }: CouponOrder, now: Date): Promise<boolean> {
  const [other] = await sql<{ id: number }[]>`
    update orders set coupon_reserved_until = null where id = (
      select id from orders
        where company_id = ${companyId} and coupon_code = ${couponCode}
          and coupon_reserved_until < 'infinity' and id <> ${id}
        order by id limit 1 for update skip locked)
      returning id`;
  if (!other) return false;
  await sql`delete from payments where order_id = ${other.id} and state = 'creating'`;
  await sql`
    update payments set state = 'expired', settled_at = ${now} where order_id = ${other.id} and state = 'open'`;
  return true;
}

/** Holds a use while the order can be paid; it moves from the company's earlier order. False when none is left. */
export async function reserveCoupon(sql: Sql, order: CouponOrder, now: Date, until: Date): Promise<boolean> {
  if (order.couponCode === null || !counts(order)) return true;
  if (order.couponReservedUntil === null && !(await takeUse(sql, order.couponCode, now))) {
    if (!(await takeOver(sql, order, now))) return false;
  }
  await sql`update orders set coupon_reserved_until = ${until} where id = ${order.id}`;
  return true;
}

/** Holds the use until the bank has decided about the payment. */
export async function holdCoupon(sql: Sql, orderId: number): Promise<void> {
  await sql`
    update orders set coupon_reserved_until = 'infinity'
      where id = ${orderId} and coupon_reserved_until is not null`;
}

/** Releases the use held by an order; does nothing without one. */
export async function freeCoupon(sql: Sql, orderId: number): Promise<void> {
  await sql`
    with freed as (
      update orders set coupon_reserved_until = null
        where id = ${orderId} and coupon_reserved_until is not null returning coupon_code
    )
    update coupons set used = used - 1 from freed where code = coupon_code`;
}

/** Releases uses of expired payments. Rows locked by another process are skipped. */
export async function freeLapsedCoupons(sql: Sql, now: Date): Promise<void> {
  await sql`
    with lapsed as (
      select id from orders where coupon_reserved_until <= ${now} for update skip locked
    ),
    freed as (
      update orders set coupon_reserved_until = null from lapsed where orders.id = lapsed.id
        returning coupon_code
    ),
    uses as (
      select coupon_code, count(*)::int as count from freed group by coupon_code
    ),
    locked as (
      select code from coupons where code in (select coupon_code from uses) order by code for no key update
    )
    update coupons set used = used - uses.count
      from uses join locked on locked.code = uses.coupon_code where coupons.code = locked.code`;
}

/**
 * Takes the use that a paid order holds, a remaining one, or the one of the company's unpaid cart, after the products.
 *
 * @returns false when none was left, so that the order must not be placed at its price.
 */
export async function keepCoupon(sql: Sql, order: CouponOrder, now: Date): Promise<boolean> {
  if (order.couponCode === null || !counts(order) || order.couponReservedUntil !== null) return true;
  const counted = await sql`
    update coupons set used = used + 1
      where code = ${order.couponCode} and (usage_limit is null or used < usage_limit)
      returning code`;
  return counted.length > 0 || takeOver(sql, order, now);
}
