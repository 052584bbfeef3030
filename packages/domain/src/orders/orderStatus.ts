/**
 * - `draft`: made when the payment screen opens; nothing is ordered yet
 * - `requested`: a colleague has to approve it, or has refused
 * - `awaiting-payment`: handed to the payment provider, whose result decides
 * - `placed`: ordered, on account or paid
 * - `refused`: not paid in time; a late payment still places it
 * - `cancelled`: was placed, and cancelled by the buyer before the deadline
 */
export type OrderStatus = 'draft' | 'requested' | 'awaiting-payment' | 'placed' | 'refused' | 'cancelled';

export const initialStatus = 'draft' satisfies OrderStatus;

/** The statuses without an outcome: the order's contents and day can still change. */
export const undecidedStatuses: readonly OrderStatus[] = ['draft', 'awaiting-payment'];

export interface OrderTransition {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
}

export const orderTransitions = {
  /** Ordered on account, by direct debit, or with nothing left to pay. */
  place: { from: ['draft'], to: 'placed' },
  request: { from: ['draft'], to: 'requested' },
  /** A colleague approved it, on account or by direct debit. */
  approve: { from: ['requested'], to: 'placed' },
  /** The payment provider opened a session for it. */
  openPayment: { from: ['draft'], to: 'awaiting-payment' },
  /** Its payment arrived, in time or late; it is placed once. */
  pay: { from: ['draft', 'awaiting-payment', 'refused'], to: 'placed' },
  /** Not paid in time, or refused by the bank. */
  giveUp: { from: ['awaiting-payment'], to: 'refused' },
  cancel: { from: ['placed'], to: 'cancelled' },
} as const satisfies Readonly<Record<string, OrderTransition>>;

/** No transition leads to its own source, so a repeated confirmation is detected. */
export function canTransition(status: OrderStatus, { from }: OrderTransition): boolean {
  return from.includes(status);
}
