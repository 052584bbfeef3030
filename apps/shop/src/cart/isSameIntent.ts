import type { CartIntent } from '@magazijn/api-client';

/** Whether two intents ask for the same; the order in which products were added counts for nothing. */
export const isSameIntent = (a: CartIntent, b: CartIntent): boolean =>
  a.coupon === b.coupon && a.orderReference === b.orderReference && isSameAmounts(a.amounts, b.amounts);

function isSameAmounts(a: CartIntent['amounts'], b: CartIntent['amounts']): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}
