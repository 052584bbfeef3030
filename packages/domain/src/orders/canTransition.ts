import { type OrderStatus, orderTransitions } from './orderTransitions.ts';

/**
 * Whether an order may go from one status to another.
 * Staying where it is does not count as going, so a second confirmation is told apart from the first.
 */
export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return orderTransitions[from].includes(to);
}
