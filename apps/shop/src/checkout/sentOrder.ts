import type { TextStorage } from '../storage/browserStorage.ts';
import { orderNote } from './orderNote.ts';

/**
 * An order that this browser asked to be placed, or went to pay for, while nobody has heard whether it was. It outlives
 * its tab: who closes the browser meanwhile has ordered all the same.
 */
export interface SentOrder {
  readonly id: number;
  readonly customerNumber: string;
  /** Seconds, 12:00 Europe/Amsterdam: the day that was chosen. */
  readonly deliveryDate: number;
  /** Of the cart that it was made of. */
  readonly revision: string;
}

export const { keep: keepSentOrder, read: readSentOrder } = orderNote<SentOrder>(
  'magazijn.sentOrder',
  ({ id, deliveryDate, revision }) =>
    Number.isSafeInteger(id) && Number.isSafeInteger(deliveryDate) && typeof revision === 'string',
);

/** Its fate is known. Another order, which another tab sent meanwhile, stays to be asked after. */
export function forgetSentOrder(
  storage: TextStorage,
  { customerNumber, id }: Pick<SentOrder, 'customerNumber' | 'id'>,
): void {
  if (readSentOrder(storage, customerNumber)?.id === id) keepSentOrder(storage, null);
}
