'use client';

import { cx } from 'class-variance-authority';
import type { ReactNode, SyntheticEvent } from 'react';

interface StepperButtonProps {
  label: string;
  atBound: boolean | undefined;
  accent?: boolean | undefined;
  onPress: (event: SyntheticEvent) => void;
  children: ReactNode;
}

/** Plus or minus. `aria-disabled` at the bound, since `disabled` would drop the focus. */
export function StepperButton({ label, atBound, accent = false, onPress, children }: StepperButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atBound || undefined}
      data-slot={accent ? 'stepper-increase' : 'stepper-decrease'}
      onClick={(event) => {
        if (!atBound) onPress(event);
      }}
      className={cx(
        'flex items-center justify-center border-ink focus-visible:-outline-offset-3',
        'thicker-on-hover aria-disabled:cursor-not-allowed disabled:bg-disabled disabled:text-ink-3 aria-disabled:bg-disabled aria-disabled:text-ink-3',
        accent
          ? 'rounded-e-quantity border-s-[1.5px] bg-accent text-on-accent focus-visible:outline-on-accent'
          : 'rounded-s-quantity border-e-[1.5px] active:bg-rule',
      )}
    >
      {children}
    </button>
  );
}
