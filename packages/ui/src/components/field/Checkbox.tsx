import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { joinIds } from '../../props/joinIds.ts';

/** Props of {@link Checkbox}: those of `<input>`, and its text. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** What is wrong, and what to do. */
  error?: ReactNode;
}

/**
 * A tick beside a text, both to be pressed. The root is its `<input>`: ref, rest props and class land there.
 */
export function Checkbox({ label, error, id, className, ...props }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div data-slot="checkbox" className="grid gap-1">
      <label className="flex min-h-control w-fit items-center gap-3 py-1 text-15 has-disabled:cursor-not-allowed has-disabled:text-ink-2">
        <span className="relative flex">
          <input
            {...props}
            type="checkbox"
            id={controlId}
            aria-invalid={error ? true : props['aria-invalid']}
            aria-describedby={joinIds(error ? `${controlId}-error` : undefined, props['aria-describedby'])}
            className={cx(
              'peer size-6 shrink-0 appearance-none rounded-label border-[1.5px] border-ink bg-surface checked:bg-accent',
              'aria-invalid:border-danger disabled:border-rule disabled:bg-disabled forced-colors:appearance-auto',
              className,
            )}
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-1 hidden size-4 text-on-accent peer-checked:block forced-colors:hidden"
          />
        </span>
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${controlId}-error`} className="text-15 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
