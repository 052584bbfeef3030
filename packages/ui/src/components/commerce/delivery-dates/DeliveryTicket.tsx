/** A day as its calendar ticket shows it, in ready strings. */
export type DeliveryDay = {
  /** `'donderdag'`. */
  weekday: string;
  /** `'19'`. */
  day: string;
  /** `'maart'`. */
  month: string;
};

/** How every ticket of the calendar hangs on its rail. */
export const deliveryTicketShape =
  'flex min-h-28 flex-col items-center justify-center rounded-b-label border rail-t border-rule border-t-rail px-0.5 py-2 text-center leading-tight';

/** What stands on a ticket: weekday, figure, month. For the eye alone: the whole date is said beside it. */
export function DeliveryTicket({ weekday, day, month }: DeliveryDay) {
  return (
    <>
      <span aria-hidden className="max-w-full text-15">
        {weekday}
      </span>
      <span aria-hidden className="type-numeral py-1 text-48">
        {day}
      </span>
      <span aria-hidden className="max-w-full text-15">
        {month}
      </span>
    </>
  );
}
