import type { StoredCart } from './StoredCart.ts';

/**
 * A cart without products (clause T10).
 *
 * @param customer the customer's number, or null while nobody is logged in
 */
export function emptyCart(customer: string | null): StoredCart<never> {
  return {
    version: 1,
    customer,
    amount: {},
    discount: '',
    orderReference: '',
    total: { items: 0, amount: 0 },
    data: null,
    others: {},
  };
}
