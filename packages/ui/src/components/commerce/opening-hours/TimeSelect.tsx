'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ChevronDown } from '../../../icons/ChevronDown.tsx';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { controlVariants } from '../../primitives/field/controlVariants.ts';
import { halfHours } from './halfHours.ts';

interface TimeSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'className'> {
  value: string;
  placeholder: string;
  onTimeChange: (time: string, details: ChangeDetails) => void;
}

/** A native select of the times of a day, in half hours. */
export function TimeSelect({ value, placeholder, onTimeChange, ...props }: TimeSelectProps) {
  return (
    <span className="relative block min-w-0">
      <select
        {...props}
        value={value}
        onChange={(event) => onTimeChange(event.currentTarget.value, { event })}
        className={cx(controlVariants(), 'appearance-none ps-2 pe-7')}
      >
        {value === '' && <option value="">{placeholder}</option>}
        {halfHours.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-2 my-auto size-4 text-ink"
      />
    </span>
  );
}
