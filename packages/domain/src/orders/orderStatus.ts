/**
 * Where an order stands.
 *
 * - `draft`: made when the payment screen opens; nothing is promised yet
 * - `awaiting-payment`: handed to the payment provider, whose word decides
 * - `placed`: ordered, on account or paid
 * - `refused`: nobody paid for it in time; money that comes in late places it all the same
 */
export type OrderStatus = 'draft' | 'awaiting-payment' | 'placed' | 'refused';

/** For each status the statuses that an order may go to next. What is not here is not allowed. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  draft: ['awaiting-payment', 'placed'],
  'awaiting-payment': ['placed', 'refused'],
  placed: [],
  refused: ['placed'],
};

/**
 * Whether an order may go from one status to another.
 * Staying where it is does not count as going, so a second confirmation is told apart from the first.
 */
export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return orderTransitions[from].includes(to);
}
