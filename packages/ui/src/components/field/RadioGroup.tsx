'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { useLabels } from '#useLabels';
import { fieldLabels } from '../../labels/fieldLabels.ts';
import type { PartLabels } from '../../labels/Labels.ts';
import { describedByOf } from './describedByOf.ts';
import type { FieldTexts } from './Field.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { Radio } from './Radio.tsx';

/** One choice of a {@link RadioGroup}. */
export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** A quiet line under the label. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

/** Props of {@link RadioGroup}: those of `<input>` for each of its radio buttons, and the texts of a field. */
export interface RadioGroupProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'defaultChecked' | 'checked'>,
    FieldTexts {
  options: readonly RadioOption[];
  /** The choice, when the caller keeps it; `null` is none yet. */
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (value: string) => void;
  /** Under each other, or beside each other where there is room. */
  layout?: 'column' | 'row';
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'field'>;
}

/**
 * One choice out of a few, all in sight: arrow keys walk, space chooses, as the platform does it. Renders a
 * `<fieldset>` with native radio buttons; ref, rest props and class land on each `<input>`, as a form's `register`
 * expects, and `id` on the first, so that an error summary can lead there. From about seven choices on take
 * `SelectField`.
 */
export function RadioGroup({
  options,
  value,
  defaultValue,
  onValueChange,
  layout = 'column',
  label,
  hint,
  error,
  warning,
  optional = false,
  labels,
  id,
  name,
  onChange,
  disabled = false,
  ...props
}: RadioGroupProps) {
  const text = useLabels('field', fieldLabels, labels);
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <fieldset
      data-slot="radio-group"
      aria-describedby={describedByOf(groupId, { hint, error, warning })}
      className="grid min-w-0 content-start gap-1"
    >
      <legend className="text-15 font-bold">
        {label}
        {optional && <span className="font-normal text-ink-2"> {text.optional}</span>}
      </legend>
      <div className={layout === 'row' ? 'flex flex-wrap gap-x-6' : 'grid'}>
        {options.map((option, index) => (
          <Radio
            required={!optional}
            aria-invalid={error ? true : undefined}
            {...props}
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
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(option.value);
            }}
          />
        ))}
      </div>
      <FieldNotes {...{ controlId: groupId, hint, error, warning }} />
    </fieldset>
  );
}
