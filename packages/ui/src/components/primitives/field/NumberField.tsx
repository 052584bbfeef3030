'use client';

import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { readNumber } from '../../../internals/props/readNumber.ts';
import type { TextFieldProps } from './TextField.tsx';
import { TextField } from './TextField.tsx';

/** Props of {@link NumberField}: those of a text field, with a number for a value. */
export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** `null` is an empty field; leave it out and the field keeps its own. */
  value?: number | null | undefined;
  /** The number at first, when the field keeps it itself; null for none. */
  defaultValue?: number | null | undefined;
  /** Called at each typed letter: `null` while the field is empty or holds no number, else a float. */
  onValueChange?: ((value: number | null, details: ChangeDetails) => void) | undefined;
}

/** What is no number is an empty field. */
const shown = (value: number | null) => (value === null || Number.isNaN(value) ? '' : value);

/**
 * A number, typed or stepped with the arrow keys: the platform's own, which reads a decimal comma where people write
 * one. `min`, `max` and `step` are those of `<input>`; any fraction is allowed unless `step` says otherwise. For an
 * amount to order there is `QuantityStepper`. `className` lands on the root, ref and other props on the `<input>`.
 */
export function NumberField({
  value,
  defaultValue = null,
  onValueChange,
  onChange,
  onWheel,
  ...props
}: NumberFieldProps) {
  // What it keeps itself the element keeps: forms set it, and reset it.
  const kept = value === undefined ? { defaultValue: shown(defaultValue) } : { value: shown(value) };
  return (
    <TextField
      inputMode="decimal"
      step="any"
      {...props}
      type="number"
      // React compares a number with what is typed as numbers: '1.0', on its way to '1.05', stays.
      {...kept}
      // Over a field that has the focus the wheel would change it.
      onWheel={composeHandlers(onWheel, (event) => event.currentTarget.blur())}
      onChange={composeHandlers(onChange, (event) =>
        onValueChange?.(readNumber(event.currentTarget.value), { event }),
      )}
    />
  );
}
