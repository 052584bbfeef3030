'use client';

import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { useId } from 'react';
import { composeHandlers } from '../../props/composeHandlers.ts';
import type { ChangeDetails } from './ChangeDetails.ts';
import { describedByOf, notesOf } from './describedByOf.ts';
import { FieldLabelText } from './FieldLabelText.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { FieldRoot } from './FieldRoot.tsx';
import type { FieldTexts } from './FieldTexts.ts';
import { Radio } from './Radio.tsx';

/** One choice of a {@link RadioGroup}. */
export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** A quiet line under the label. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** Props of {@link RadioGroup}: those of `<input>` for each of its radio buttons, and the texts of a field. */
export interface RadioGroupProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'defaultChecked' | 'checked'>,
    FieldTexts {
  /** The choices in their order, two to six of them. */
  options: readonly RadioOption[] | undefined;
  /** The choice, when the caller keeps it; `null` is none yet. */
  value?: string | null | undefined;
  /** The choice at first, when the group keeps it itself; null for none. */
  defaultValue?: string | null | undefined;
  /** Called with the `value` that someone chose. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** Under each other, or beside each other where there is room. */
  layout?: 'column' | 'row' | undefined;
}

/**
 * One choice out of a few, all in sight: arrow keys walk, space chooses, as the platform does it. Renders a
 * `<fieldset>` with native radio buttons; `className` lands on the root, ref and other props on each `<input>`, as a
 * form's `register` expects, and `id` on the first, so that an error summary can lead there. From about seven choices on
 * take `SelectField`.
 */
export function RadioGroup({
  options = [],
  value,
  defaultValue,
  onValueChange,
  layout = 'column',
  label,
  hideLabel = false,
  hint,
  error,
  warning,
  optional = false,
  showOptional,
  labels,
  id,
  name,
  className,
  onChange,
  onBlur,
  disabled = false,
  ...props
}: RadioGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const notes = notesOf({ hint, error, warning });
  /** Who walks on to another of its buttons has not left the group. */
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (event.relatedTarget?.getAttribute('name') !== event.target.name) onBlur?.(event);
  };
  return (
    <FieldRoot
      render={<fieldset data-slot="radio-group" />}
      controlId={groupId}
      notes={notes}
      aria-describedby={describedByOf(groupId, notes)}
      className={className}
    >
      <legend className={hideLabel ? 'sr-only' : 'text-15 font-bold'}>
        <FieldLabelText {...{ label, showOptional, labels }} />
      </legend>
      <div className={layout === 'row' ? 'flex flex-wrap gap-x-6' : 'grid'}>
        {options.map((option, index) => (
          <Radio
            required={!optional}
            {...props}
            aria-invalid={props['aria-invalid'] ?? (error ? true : undefined)}
            key={option.value}
            id={index === 0 ? groupId : `${groupId}-${index}`}
            name={name ?? ownId}
            label={option.label}
            hint={option.hint}
            disabled={disabled || option.disabled}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onBlur={leave}
            onChange={composeHandlers(onChange, (event) => onValueChange?.(option.value, { event }))}
          />
        ))}
      </div>
      <FieldNotes {...{ hint, error, warning }} />
    </FieldRoot>
  );
}
