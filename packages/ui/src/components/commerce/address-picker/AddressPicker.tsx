'use client';

import { cx } from 'class-variance-authority';
import { Children, type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { describedByOf, notesOf } from '../../primitives/field/describedByOf.ts';
import { FieldNotes } from '../../primitives/field/FieldNotes.tsx';
import { FieldRoot } from '../../primitives/field/FieldRoot.tsx';
import type { FieldTexts } from '../../primitives/field/FieldTexts.ts';
import { Tag } from '../../primitives/tag/Tag.tsx';

export interface AddressOption {
  readonly value: string;
  /** 'De Vlinder, Beukenlaan'. */
  readonly title: ReactNode;
  /** One element per line: street, town. */
  readonly lines: readonly ReactNode[];
  /** A tag beside the title: 'Standaard'. */
  readonly tag?: ReactNode;
  /** Why the address cannot be selected; it is disabled then. */
  readonly disabledReason?: ReactNode;
}

export interface AddressPickerProps
  extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'>,
    Pick<FieldTexts, 'label' | 'hint' | 'error' | 'warning'> {
  /** The addresses, the most frequent first. */
  options: readonly AddressOption[] | undefined;
  /** The selected address, when controlled; `null` for none. */
  value?: string | null | undefined;
  /** The initially selected address, when uncontrolled. */
  defaultValue?: string | null | undefined;
  /** Called with the address that the user selects. */
  onValueChange?: ((value: string, details: ChangeDetails) => void) | undefined;
  /** Name of the value in a submitted form. */
  name?: string | undefined;
  /** Leads to another address: a `Button` 'Nieuw adres'. */
  action?: ReactNode;
}

/** Selects one of the known addresses by native radio buttons; a whole card is a label. Renders a `<fieldset>`. */
export function AddressPicker({
  options = [],
  value,
  defaultValue = null,
  onValueChange,
  name,
  action,
  label,
  hint,
  error,
  warning,
  id,
  className,
  ...props
}: AddressPickerProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const notes = notesOf({ hint, error, warning });
  const legend = useRef<HTMLLegendElement>(null);
  const [chosen, change, reset] = useValue(value, defaultValue, (next, details: ChangeDetails) => {
    if (next !== null) onValueChange?.(next, details);
  });
  useFormReset(legend, reset);
  return (
    <FieldRoot
      {...(props as ComponentProps<'div'>)}
      render={<fieldset data-slot="address-picker" />}
      controlId={groupId}
      notes={notes}
      id={id}
      aria-describedby={joinIds(describedByOf(groupId, notes), props['aria-describedby'])}
      className={cx('@container gap-2', className)}
    >
      <legend ref={legend} className="pb-1 text-15 font-bold">
        {label}
      </legend>
      <div className="grid gap-3 @min-[40rem]:grid-cols-2">
        {options.map((option) => {
          const why = option.disabledReason;
          const isClosed = Boolean(why);
          const reasonId = `${groupId}-${option.value}-reason`;
          return (
            <label
              key={option.value}
              data-slot="address-option"
              className="flex min-w-0 gap-3 rounded-label border-[1.5px] border-rule p-4 has-enabled:bg-surface has-enabled:hover:border-ink has-checked:border-ink has-checked:[box-shadow:inset_0_5px_0_var(--mz-accent)] has-disabled:cursor-not-allowed has-disabled:text-ink-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-3"
            >
              <input
                type="radio"
                name={name ?? ownId}
                value={option.value}
                checked={chosen === option.value}
                disabled={isClosed}
                data-invalid={error ? true : undefined}
                aria-describedby={isClosed ? reasonId : undefined}
                onChange={(event) => change(option.value, { event })}
                className="size-6 shrink-0 appearance-none rounded-full border-[1.5px] border-ink bg-surface outline-none checked:border-7 checked:bg-accent data-invalid:border-danger disabled:border-rule disabled:bg-disabled forced-colors:appearance-auto"
              />
              <span className="min-w-0 grow">
                <span className="flex flex-wrap items-center gap-x-2 font-bold">
                  {option.title}
                  {option.tag && <Tag className="font-medium!">{option.tag}</Tag>}
                </span>
                <span className="block text-15 leading-normal *:block">
                  {Children.map(option.lines, (line) => (
                    <span>{line}</span>
                  ))}
                </span>
                {isClosed && (
                  <span id={reasonId} className="block pt-1 text-13 text-warning">
                    {why}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      <FieldNotes {...{ hint, error, warning }} />
      {action && <div>{action}</div>}
    </FieldRoot>
  );
}
