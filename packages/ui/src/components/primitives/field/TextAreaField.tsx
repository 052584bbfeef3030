'use client';

import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { givenText } from '../../../internals/props/givenText.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FieldControl } from './FieldRoot.tsx';
import type { FieldTexts } from './FieldTexts.ts';

export interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'>,
    FieldTexts {
  /** The text (controlled); `null` is an empty field. */
  value?: string | null | undefined;
  /** The initial text (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called on each change. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
}

/** A text field that grows with its text. `className` lands on the root, other props on the `<textarea>`. */
export function TextAreaField({
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
  value,
  onChange,
  onValueChange,
  ...props
}: TextAreaFieldProps) {
  return (
    <FieldFrame
      {...{ id, label, hideLabel, hint, error, warning, showOptional, required, labels, className, style }}
    >
      <FieldControl
        className="field-sizing-content py-2.5"
        render={
          <textarea
            rows={4}
            {...props}
            {...givenText(value)}
            data-slot="field-control"
            onChange={composeHandlers(onChange, (event) =>
              onValueChange?.(event.currentTarget.value, { event }),
            )}
          />
        }
      />
    </FieldFrame>
  );
}
