import { orderNote } from './orderNote.ts';

/** The delivery day that a buyer chose, for the next order of this cart: it outlives a change of the cart and a login. */
interface ChosenDay {
  readonly customerNumber: string;
  /** Seconds, 12:00 Europe/Amsterdam. */
  readonly date: number;
}

export const { keep: keepChosenDay, read: readChosenDay } = orderNote<ChosenDay>(
  'magazijn.deliveryDay',
  ({ date }) => Number.isSafeInteger(date),
);
