import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { joinIds } from '../../../internals/props/joinIds.ts';

interface RadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint: ReactNode;
}

/** One choice of a `RadioGroup`: a native radio button with its text, which can be pressed too. */
export function Radio({ label, hint, className, ...props }: RadioProps) {
  return (
    <label className="flex min-h-control w-fit max-w-full items-start gap-3 py-3 text-15 has-disabled:cursor-not-allowed has-disabled:text-ink-2">
      <input
        {...props}
        type="radio"
        aria-describedby={joinIds(hint ? `${props.id}-about` : undefined, props['aria-describedby'])}
        className={cx(
          'size-6 shrink-0 appearance-none rounded-full border-[1.5px] border-ink bg-surface checked:border-7 checked:bg-accent',
          'aria-invalid:border-danger disabled:border-rule disabled:bg-disabled forced-colors:appearance-auto',
          className,
        )}
      />
      <span className="min-w-0">
        {label}
        {hint && (
          <span id={`${props.id}-about`} className="block text-13 text-ink-2">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
