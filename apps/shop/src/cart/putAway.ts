import { isCartEmpty, type StoredCart } from '@magazijn/domain/cart';

/** A stored cart with the amounts of another customer's cart among those that wait (decision 'Cart storage'). */
export function putAway<Data>(stored: StoredCart<Data>, left: StoredCart): StoredCart<Data> {
  if (left.customer === null) return stored;
  const { [left.customer]: _earlier, ...rest } = stored.others;
  return { ...stored, others: isCartEmpty(left) ? rest : { ...rest, [left.customer]: left.amount } };
}
