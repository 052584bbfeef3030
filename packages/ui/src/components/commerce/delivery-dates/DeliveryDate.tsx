import { cx } from 'class-variance-authority';
import type { SyntheticEvent } from 'react';
import { type DeliveryDay, DeliveryTicket, deliveryTicketShape } from './DeliveryTicket.tsx';

export type DeliveryDateChoice = DeliveryDay & {
  /** The reported value: the date in seconds, as the server offers it. */
  value: string;
  /** The date for screen readers: `'donderdag 19 maart 2026'`. */
  full: string;
};

type DeliveryDateProps = {
  name: string;
  date: DeliveryDateChoice;
  selected: boolean;
  onChoose: (event: SyntheticEvent) => void;
};

/** A ticket of the calendar: weekday, day, month. The invisible radio button covers the whole ticket. */
export function DeliveryDate({ name, date, selected, onChoose }: DeliveryDateProps) {
  return (
    <label
      data-slot="delivery-date"
      data-chosen={selected || undefined}
      className={cx(
        deliveryTicketShape,
        // Six side by side, unless a word needs more width.
        'relative bg-surface wrap-break-word @lg:min-w-min @lg:basis-[calc((100%-2.5rem)/6)]',
        'hover:border-ink has-[:disabled]:cursor-wait has-[:disabled]:opacity-70',
        'has-[:checked]:border-ink has-[:checked]:bg-accent has-[:checked]:text-on-accent',
        'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
        'forced-colors:has-[:checked]:border-4 forced-colors:has-[:checked]:border-[Highlight]',
      )}
    >
      <input
        type="radio"
        name={name}
        value={date.value}
        checked={selected}
        onChange={onChoose}
        aria-label={date.full}
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
      <DeliveryTicket {...date} />
    </label>
  );
}
