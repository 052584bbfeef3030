'use client';

import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FieldControl } from './FieldRoot.tsx';
import type { FieldTexts } from './FieldTexts.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue'>, FieldTexts {
  /** The text (controlled), or a number for `type="number"`; `null` is an empty field. */
  value?: string | number | null | undefined;
  /** The initial text (uncontrolled), or a number for `type="number"`. */
  defaultValue?: string | number | undefined;
  /** Called on each change. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
}

/** A line of text with its label. `className` lands on the root, ref and other props on the `<input>`. */
export function TextField({
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
  onChange,
  onValueChange,
  ...props
}: TextFieldProps) {
  return (
    <FieldFrame
      {...{ id, label, hideLabel, hint, error, warning, showOptional, required, labels, className, style }}
    >
      <FieldControl
        {...props}
        onChange={composeHandlers(onChange, (event) => onValueChange?.(event.currentTarget.value, { event }))}
      />
    </FieldFrame>
  );
}
