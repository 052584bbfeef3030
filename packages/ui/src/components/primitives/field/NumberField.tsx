'use client';

import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { readNumber } from '../../../internals/props/readNumber.ts';
import type { TextFieldProps } from './TextField.tsx';
import { TextField } from './TextField.tsx';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** The number (controlled); `null` is an empty field. */
  value?: number | null | undefined;
  /** The initial number (uncontrolled); null for none. */
  defaultValue?: number | null | undefined;
  /** Called on each change: `null` when the field is empty or has no number, otherwise a float. */
  onValueChange?: ((value: number | null, details: ChangeDetails) => void) | undefined;
}

/** NaN is an empty field. */
const shown = (value: number | null) => (value === null || Number.isNaN(value) ? '' : value);

/** A native number field for any fraction. `className` lands on the root, other props on the `<input>`. */
export function NumberField({
  value,
  defaultValue = null,
  onValueChange,
  onChange,
  onWheel,
  ...props
}: NumberFieldProps) {
  // Uncontrolled, the value stays in the element, so that forms can set and reset it.
  const kept = value === undefined ? { defaultValue: shown(defaultValue) } : { value: shown(value) };
  return (
    <TextField
      inputMode="decimal"
      step="any"
      {...props}
      type="number"
      // React compares the values as numbers, so a typed '1.0', on the way to '1.05', stays.
      {...kept}
      // The wheel would change the value of a focused field.
      onWheel={composeHandlers(onWheel, (event) => event.currentTarget.blur())}
      onChange={composeHandlers(onChange, (event) =>
        onValueChange?.(readNumber(event.currentTarget.value), { event }),
      )}
    />
  );
}
