'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { DeliveryDate, type DeliveryDateChoice } from './DeliveryDate.tsx';

/** Props of {@link DeliveryDates}: those of its `<fieldset>`, and its own. */
export type DeliveryDatesProps = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'defaultValue' | 'name'
> & {
  /** The question: `'Wanneer mogen we komen?'`. */
  legend: ReactNode;
  /** For screen readers alone, where the heading of the page asks the same. */
  hideLegend?: boolean | undefined;
  /** The days to choose from, the first one first. */
  dates: readonly DeliveryDateChoice[] | undefined;
  /** The chosen date's value, when the caller keeps it; `null` while none is chosen. */
  value?: string | null | undefined;
  /** The day at first, where the tickets keep it themselves; null for none. */
  defaultValue?: string | null | undefined;
  /** Called with the `value` of the day that someone chose. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** Of the choice in a form. */
  name?: string | undefined;
  /** Read with the question: that the date is a wish. */
  hint?: ReactNode;
};

/**
 * The days on which the order can come, as calendar tickets of which one is torn off: yellow when chosen.
 * Native radio buttons: arrow keys choose, `disabled` while a choice is being sent.
 */
export function DeliveryDates({
  legend,
  hideLegend = false,
  dates = [],
  value,
  defaultValue = null,
  onValueChange,
  name,
  hint,
  className,
  ...rest
}: DeliveryDatesProps) {
  const ownName = useId();
  const hintId = useId();
  const legendRef = useRef<HTMLLegendElement>(null);
  const [chosen, change, reset] = useValue<string | null, [ChangeDetails]>(
    value,
    defaultValue,
    (next, details) => {
      if (next !== null) onValueChange?.(next, details);
    },
  );
  useFormReset(legendRef, reset);
  return (
    <fieldset
      {...rest}
      aria-describedby={joinIds(hint ? hintId : undefined, rest['aria-describedby'])}
      data-slot="delivery-dates"
      className={cx('m-0 min-w-0 border-0 p-0', className)}
    >
      <legend
        ref={legendRef}
        className={hideLegend ? 'sr-only' : 'type-heading mb-4 p-0 text-28 wide:text-40'}
      >
        {legend}
      </legend>
      <div className="@container">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2 @lg:flex @lg:flex-wrap">
          {dates.map((date) => (
            <DeliveryDate
              key={date.value}
              name={name ?? ownName}
              date={date}
              selected={date.value === chosen}
              onChoose={(event) => change(date.value, { event })}
            />
          ))}
        </div>
      </div>
      {hint && (
        <p id={hintId} className="mt-3 max-w-xl text-17 text-ink-2">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
