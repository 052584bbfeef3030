'use client';

import type { ComponentProps } from 'react';
import { Check } from '../../../icons/Check.tsx';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { notesOf } from './describedByOf.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { FieldControl, FieldRoot } from './FieldRoot.tsx';
import type { FieldTexts } from './FieldTexts.ts';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type'>,
    Pick<FieldTexts, 'label' | 'hint' | 'error' | 'warning' | 'className' | 'style'> {
  /** Whether it is checked (controlled). */
  checked?: boolean | undefined;
  /** Whether it is checked initially (uncontrolled). */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails) => void) | undefined;
}

/** A checkbox with its text. `className` lands on the root, ref and other props on the `<input>`. */
export function Checkbox({
  id,
  label,
  hint,
  error,
  warning,
  required,
  className,
  style,
  onChange,
  onCheckedChange,
  ...props
}: CheckboxProps) {
  return (
    <FieldRoot
      render={<div data-slot="checkbox" />}
      controlId={id}
      required={required}
      notes={notesOf({ hint, error, warning })}
      className={className}
      style={style}
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is FieldControl */}
      <label className="flex min-h-control w-fit items-center gap-3 py-1 text-15 has-disabled:cursor-not-allowed has-disabled:text-ink-2">
        <span className="relative flex">
          <FieldControl
            {...props}
            type="checkbox"
            appearance="bare"
            onChange={composeHandlers(onChange, (event) =>
              onCheckedChange?.(event.currentTarget.checked, { event }),
            )}
            className="peer size-6 shrink-0 appearance-none rounded-label border-[1.5px] border-ink bg-surface checked:bg-accent aria-invalid:border-danger disabled:border-rule disabled:bg-disabled forced-colors:appearance-auto"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-1 hidden size-4 text-on-accent peer-checked:block forced-colors:hidden"
          />
        </span>
        <span>{label}</span>
      </label>
      <FieldNotes {...{ hint, error, warning }} />
    </FieldRoot>
  );
}
