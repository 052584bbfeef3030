/**
 * Where an order stands.
 *
 * - `draft`: made when the payment screen opens; nothing is promised yet
 * - `awaiting-payment`: handed to the payment provider, whose word decides
 * - `placed`: ordered, on account or paid
 * - `refused`: nobody paid for it in time; money that comes in late places it all the same
 */
export type OrderStatus = 'draft' | 'awaiting-payment' | 'placed' | 'refused';

/** Where every order begins. */
export const initialStatus = 'draft' satisfies OrderStatus;

/** An order that nobody has decided on: what it holds and its day may still change. */
export const undecidedStatuses: readonly OrderStatus[] = ['draft', 'awaiting-payment'];

/** From which statuses an order may go, and to which. */
export interface OrderTransition {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
}

/** Everything that changes where an order stands. What is not here is not allowed. */
export const orderTransitions = {
  /** Ordered on account, by debit, or with nothing left to pay. */
  place: { from: ['draft'], to: 'placed' },
  /** The payment provider has a session for it. */
  openPayment: { from: ['draft'], to: 'awaiting-payment' },
  /** Its money is in: whatever came before, it is placed, once. */
  pay: { from: ['draft', 'awaiting-payment', 'refused'], to: 'placed' },
  /** Nobody paid for it in time, or the bank refused. */
  giveUp: { from: ['awaiting-payment'], to: 'refused' },
} as const satisfies Readonly<Record<string, OrderTransition>>;

/** Whether an order may go by a transition. None leads to where it starts: a second confirmation is told apart from the first. */
export function canTransition(status: OrderStatus, { from }: OrderTransition): boolean {
  return from.includes(status);
}
