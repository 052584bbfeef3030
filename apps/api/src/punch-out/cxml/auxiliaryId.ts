import type { CxmlItem } from './requestSchema.ts';

/**
 * What a transfer tells itself about an item: the product's key and the coupon that its price is with. It comes back
 * with the order.
 *
 * @example writeAuxiliaryId(101404, 'DEMO10') // '101404/DEMO10'
 */
export const writeAuxiliaryId = (productId: string, couponCode: string): string =>
  couponCode === '' ? productId : `${productId}/${couponCode}`;

/** The coupon of an item; '' for none. */
const couponOf = (auxiliaryId: string): string => /^\d+\/(.{1,40})$/.exec(auxiliaryId)?.[1] ?? '';

/** The coupon that items were priced with: the first that one of them names; '' for none. */
export function couponOfItems(items: readonly CxmlItem[]): string {
  const coupons = items.map(({ ItemID }) => couponOf(ItemID.SupplierPartAuxiliaryID?.['#text'] ?? ''));
  return coupons.find((coupon) => coupon !== '') ?? '';
}
