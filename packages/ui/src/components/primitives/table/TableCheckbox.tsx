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
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A checkbox with a target of 44 pixels and no visible text. */
export function TableCheckbox({ label, checked, indeterminate = false, onChange }: TableCheckboxProps) {
  const Sign = indeterminate ? Minus : Check;
  return (
    <label className="relative -m-2.5 flex size-11 items-center justify-center">
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
    </label>
  );
}
