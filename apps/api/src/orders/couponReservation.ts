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
 * Takes over the use that another order of the same company holds, as long as no bank decides about that one. Its open
 * session ends with it: it is not handed out again, and money that comes by it is paid back (`settleAuthorised`).
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

/**
 * Holds a use of an order's coupon while it can be paid. A company that changed its cart after its payment page had
 * opened takes the use along.
 *
 * @returns false when no use is left.
 */
export async function reserveCoupon(sql: Sql, order: CouponOrder, now: Date, until: Date): Promise<boolean> {
  if (order.couponCode === null || !counts(order)) return true;
  if (order.couponReservedUntil === null && !(await takeUse(sql, order.couponCode, now))) {
    if (!(await takeOver(sql, order, now))) return false;
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
 * The use of a coupon by an order that was paid for: the one that it holds, or what is left, or the one that its company
 * holds for a cart that is not paid yet. The products of the order are locked by now: a coupon comes after them.
 *
 * @returns false when there was none left: the order must not be placed at its price.
 */
export async function keepCoupon(sql: Sql, order: CouponOrder, now: Date): Promise<boolean> {
  if (order.couponCode === null || !counts(order) || order.couponReservedUntil !== null) return true;
  const counted = await sql`
    update coupons set used = used + 1
      where code = ${order.couponCode} and (usage_limit is null or used < usage_limit)
      returning code`;
  return counted.length > 0 || takeOver(sql, order, now);
}
