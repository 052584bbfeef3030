import { orderNote } from './orderNote.ts';

/** The order that this tab placed last: the page after it shows it (S62). */
export interface PendingOrder {
  readonly number: string;
  readonly customerNumber: string;
  /** Seconds, 12:00 Europe/Amsterdam. */
  readonly deliveryDate: number;
  /** The day that was chosen, where that had passed by the time the order was placed. */
  readonly chosenDate?: number;
}

export const { keep: keepPendingOrder, read: readPendingOrder } = orderNote<PendingOrder>(
  'magazijn.pendingOrder',
  ({ number, deliveryDate, chosenDate }) =>
    typeof number === 'string' &&
    Number.isSafeInteger(deliveryDate) &&
    (chosenDate === undefined || Number.isSafeInteger(chosenDate)),
);
