'use client';

import { cx } from 'class-variance-authority';
import type { ChangeEvent } from 'react';
import { Check } from '../../../icons/Check.tsx';
import { Minus } from '../../../icons/Minus.tsx';

interface TableCheckboxProps {
  label: string;
  checked: boolean;
  /** Whether only some of its rows are selected. */
  indeterminate?: boolean | undefined;
  /** Whether the label is visible on cards, where no header row explains the checkbox. @default false */
  labelOnCards?: boolean | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A checkbox with a target of 44 pixels; its text is visible on cards only, if at all. */
export function TableCheckbox({
  label,
  checked,
  indeterminate = false,
  labelOnCards = false,
  onChange,
}: TableCheckboxProps) {
  const Sign = indeterminate ? Minus : Check;
  return (
    <label className="-m-2.5 flex items-center">
      <span className="relative flex size-11 shrink-0 items-center justify-center">
        <input
          ref={(input) => {
            if (input) input.indeterminate = indeterminate;
          }}
          type="checkbox"
          aria-label={label}
          checked={checked}
          onChange={onChange}
          className="peer size-6 shrink-0 appearance-none rounded-label border-[1.5px] border-ink bg-surface checked:bg-accent indeterminate:bg-accent forced-colors:appearance-auto"
        />
        <Sign
          aria-hidden
          strokeWidth={3}
          className={cx(
            'pointer-events-none absolute m-auto size-4 text-on-accent forced-colors:hidden',
            !indeterminate && 'hidden peer-checked:block',
          )}
        />
      </span>
      {labelOnCards && (
        <span aria-hidden className="text-start font-normal @min-[40rem]:hidden">
          {label}
        </span>
      )}
    </label>
  );
}
