/** A day as formatted strings: `'donderdag'`, `'19'`, `'maart'`. */
export type DeliveryDay = {
  weekday: string;
  day: string;
  month: string;
};

export const deliveryTicketShape =
  'flex min-h-28 flex-col items-center justify-center rounded-b-label border rail-t border-rule border-t-rail px-0.5 py-2 text-center leading-tight';

/** The content of a ticket: weekday, day, month. Hidden from screen readers, which get the whole date beside it. */
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
