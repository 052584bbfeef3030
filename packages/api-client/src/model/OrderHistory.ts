import type { OrderSummary } from './Order.ts';

export interface OrderFilter {
  /** Words that must all occur in number, reference or products; '' for every order. */
  readonly search: string;
  /** The first day and the day after the last, as ISO dates in Amsterdam; null for all. */
  readonly from: string | null;
  readonly until: string | null;
}

export const historyPageSize = 25;

/** One page of the history, with the number of filtered orders and of all orders. */
export interface OrderPage {
  readonly orders: readonly OrderSummary[];
  readonly total: number;
  readonly historyTotal: number;
}

export interface WholeHistory<Listed> {
  readonly orders: readonly Listed[];
  readonly isComplete: boolean;
}
