import { cx } from 'class-variance-authority';
import type { SyntheticEvent } from 'react';

/** One day, in ready strings. */
export type DeliveryDateChoice = {
  /** What is handed back: the date in seconds, as the server offers it. */
  value: string;
  /** `'donderdag'`. */
  weekday: string;
  /** `'19'`. */
  day: string;
  /** `'maart'`. */
  month: string;
  /** As it is read aloud: `'donderdag 19 maart 2026'`. */
  full: string;
};

type DeliveryDateProps = {
  name: string;
  date: DeliveryDateChoice;
  selected: boolean;
  onChoose: (event: SyntheticEvent) => void;
};

/** One ticket of the calendar: weekday, figure, month. The radio button lies invisible over the whole ticket. */
export function DeliveryDate({ name, date, selected, onChoose }: DeliveryDateProps) {
  return (
    <label
      data-slot="delivery-date"
      data-chosen={selected || undefined}
      className={cx(
        'relative flex min-h-28 flex-col items-center justify-center rounded-b-label border rail-t border-rule border-t-rail bg-surface px-1 py-2 text-center leading-tight',
        'hover:border-x-ink hover:border-b-ink has-[:disabled]:cursor-wait has-[:disabled]:opacity-70',
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
      <span aria-hidden>{date.weekday}</span>
      <span aria-hidden className="type-numeral my-1.5 text-48">
        {date.day}
      </span>
      <span aria-hidden>{date.month}</span>
    </label>
  );
}
