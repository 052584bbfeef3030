'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { DeliveryDate, type DeliveryDateChoice } from './DeliveryDate.tsx';

export type DeliveryDatesProps = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'defaultValue' | 'name'
> & {
  /** The question: `'Wanneer mogen we komen?'`. */
  legend: ReactNode;
  /** Hides the legend visually, when the heading of the page asks the same. */
  hideLegend?: boolean | undefined;
  /** The days to select from, the earliest first. */
  dates: readonly DeliveryDateChoice[] | undefined;
  /** The value of the selected date, when controlled; `null` for none. */
  value?: string | null | undefined;
  /** The initially selected day, when uncontrolled; `null` for none. */
  defaultValue?: string | null | undefined;
  /** Called with the `value` of the day that the user selects. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** Name of the value in a submitted form. */
  name?: string | undefined;
  /** Describes the group: that the date is a preference. */
  hint?: ReactNode;
};

/** The delivery days to select from, as native radio buttons. Set `disabled` while a selection is being sent. */
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
