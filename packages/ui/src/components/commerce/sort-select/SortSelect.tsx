'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { useLabels } from '#useLabels';
import { ChevronDown } from '../../../icons/ChevronDown.tsx';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { givenText } from '../../../internals/props/givenText.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { sortSelectLabels } from '../../../labels/sortSelectLabels.ts';
import { controlVariants } from '../../primitives/field/controlVariants.ts';

export interface SortSelectProps
  extends Omit<ComponentProps<'select'>, 'children' | 'value' | 'defaultValue'> {
  /** The options, in the order of the list. */
  options: readonly { readonly value: string; readonly label: string }[] | undefined;
  /** The `value` of the selected option, when controlled. */
  value?: string | undefined;
  /** The `value` of the initial option, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the `value` that the user selects. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  labels?: PartLabels<'sortSelect'> | undefined;
}

/** The order of a list, as a native select. `className` is set on the root, other props on the `<select>`. */
export function SortSelect({
  options,
  value,
  onValueChange,
  labels,
  id,
  className,
  style,
  ...props
}: SortSelectProps) {
  const text = useLabels('sortSelect', sortSelectLabels, labels);
  const ownId = useId();
  const controlId = id ?? ownId;
  useFormReset(controlId);
  return (
    <div
      data-slot="sort-select"
      className={cx('flex min-w-0 flex-wrap items-center gap-x-3', className)}
      style={style}
    >
      <label htmlFor={controlId} className="text-15 text-ink-2 max-wide:sr-only">
        {text.label}
      </label>
      <span className="relative min-w-0 max-wide:grow">
        <select
          // A new element when the options load, so that `defaultValue` selects one of them.
          key={options ? 'complete' : 'empty'}
          {...props}
          {...givenText(value)}
          id={controlId}
          onChange={composeHandlers(props.onChange, (event) =>
            onValueChange?.(event.currentTarget.value, { event }),
          )}
          className={cx(controlVariants(), 'appearance-none truncate pe-9')}
        >
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-2 size-5 my-auto text-ink"
        />
      </span>
    </div>
  );
}
