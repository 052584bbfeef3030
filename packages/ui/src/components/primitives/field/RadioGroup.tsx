'use client';

import type { ChangeEventHandler, ComponentProps, FocusEvent, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { describedByOf, notesOf } from './describedByOf.ts';
import { FieldLabelText } from './FieldLabelText.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { FieldRoot } from './FieldRoot.tsx';
import type { FieldTexts } from './FieldTexts.ts';
import { Radio } from './Radio.tsx';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** A muted line under the label. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'ref' | 'defaultValue' | 'children' | 'onChange'>,
    FieldTexts {
  /** The choices in their order, two to six. */
  options: readonly RadioOption[] | undefined;
  /** The choice (controlled); `null` for none. */
  value?: string | null | undefined;
  /** The initial choice (uncontrolled); null for none. */
  defaultValue?: string | null | undefined;
  /** Called with the `value` of the new choice. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** In a column, or in a row where there is room. */
  layout?: 'column' | 'row' | undefined;
  /** Name under which a form sends the choice. */
  name?: string | undefined;
  /** Handler of each radio button. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Called with each of the radio buttons, as the `register` of a form library expects. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One choice of a few. `name`, `required`, `onChange` and `ref` land on each `<input>`, others on the `<fieldset>`. */
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
  required = true,
  showOptional,
  labels,
  id,
  name,
  ref,
  onChange,
  onBlur,
  ...props
}: RadioGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  useFormReset(`${groupId}-0`);
  const notes = notesOf({ hint, error, warning });
  /** Moving to another of its buttons is not a blur. */
  const leave = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };
  return (
    <FieldRoot
      {...(props as ComponentProps<'div'>)}
      render={<fieldset data-slot="radio-group" onBlur={leave} />}
      controlId={groupId}
      notes={notes}
      id={id}
      aria-describedby={joinIds(describedByOf(groupId, notes), props['aria-describedby'])}
    >
      <legend className={hideLabel ? 'sr-only' : 'text-15 font-bold'}>
        <FieldLabelText {...{ label, showOptional, labels }} />
      </legend>
      <div className={layout === 'row' ? 'flex flex-wrap gap-x-6' : 'grid'}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            ref={ref}
            required={required}
            form={props.form}
            aria-invalid={props['aria-invalid'] ?? (error ? true : undefined)}
            id={`${groupId}-${index}`}
            name={name ?? ownId}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={composeHandlers(onChange, (event) => onValueChange?.(option.value, { event }))}
          />
        ))}
      </div>
      <FieldNotes {...{ hint, error, warning }} />
    </FieldRoot>
  );
}
