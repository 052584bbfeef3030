'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ChevronDown } from '../../../icons/ChevronDown.tsx';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { givenText } from '../../../internals/props/givenText.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FieldControl } from './FieldRoot.tsx';
import type { FieldTexts } from './FieldTexts.ts';

/** One choice of a {@link SelectField}. */
export interface SelectOption {
  /** The choice by its `value`, where the caller keeps it. */
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/** Props of {@link SelectField}: those of `<select>`, its choices, and the texts of a field. */
export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'multiple'>,
    FieldTexts {
  /** The choices in their order, in the place of `<option>`s as children. */
  options?: readonly SelectOption[] | undefined;
  /** `<option>`s and `<optgroup>`s of your own, in the place of `options` or after them. */
  children?: ReactNode;
  /** The choice by its `value`, where the caller keeps it; `null` is none yet. */
  value?: string | null | undefined;
  /** The choice at first, where the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Called with the `value` that someone chose. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
}

/**
 * One choice from a list: the platform's own. `className` lands on the root, ref and other props on the `<select>`.
 */
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
          className="appearance-none pe-12"
          render={
            <select
              // Chooses its `defaultValue` when the options come later.
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
