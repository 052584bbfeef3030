'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ChevronDown } from '../../../icons/ChevronDown.tsx';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { givenText } from '../../../internals/props/givenText.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FieldControl } from './FieldRoot.tsx';
import type { FieldTexts } from './FieldTexts.ts';

export interface SelectOption {
  /** Its key in the field's `value`. */
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'multiple'>,
    FieldTexts {
  /** The choices in their order, instead of `<option>`s as children. */
  options?: readonly SelectOption[] | undefined;
  /** `<option>`s and `<optgroup>`s, instead of `options` or after them. */
  children?: ReactNode;
  /** The `value` of the choice (controlled); `null` for none. */
  value?: string | null | undefined;
  /** The initial choice (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the `value` of the new choice. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
}

/** A native `<select>`. `className` lands on the root, ref and other props on the `<select>`. */
export function SelectField({
  id,
  label,
  hideLabel,
  hint,
  error,
  warning,
  showOptional,
  required,
  labels,
  className,
  style,
  options,
  value,
  children,
  onChange,
  onValueChange,
  ...props
}: SelectFieldProps) {
  return (
    <FieldFrame
      {...{ id, label, hideLabel, hint, error, warning, showOptional, required, labels, className, style }}
    >
      <div className="relative">
        <FieldControl
          className="appearance-none truncate pe-10"
          render={
            <select
              // Remounts when the options load, so that `defaultValue` is selected.
              key={options ? 'complete' : 'empty'}
              {...props}
              {...givenText(value)}
              data-slot="field-control"
              onChange={composeHandlers(onChange, (event) =>
                onValueChange?.(event.currentTarget.value, { event }),
              )}
            >
              {options?.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
              {children}
            </select>
          }
        />
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-3 size-5 my-auto text-ink"
        />
      </div>
    </FieldFrame>
  );
}
