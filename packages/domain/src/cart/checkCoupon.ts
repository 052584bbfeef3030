/**
 * Refuses a coupon that would take off less than nothing or more than everything.
 *
 * @throws RangeError that names the coupon
 */
export function checkCoupon(coupon: { readonly code: string; readonly percentage: number } | null): void {
  if (coupon === null || (coupon.percentage >= 0 && coupon.percentage <= 100)) return;
  throw new RangeError(`Coupon ${coupon.code} takes ${coupon.percentage} % off; that must be from 0 to 100.`);
}
