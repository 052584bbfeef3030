import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Trash2 } from '../../../icons/Trash2.tsx';

type RemoveButtonProps = Omit<ComponentProps<'button'>, 'children'> & { label: string };

export function RemoveButton({ label, className, ...rest }: RemoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(
        'flex size-control items-center justify-center rounded-label border border-transparent text-ink-2 hover:border-current hover:text-danger',
        className,
      )}
      {...rest}
    >
      <Trash2 aria-hidden className="size-5" />
    </button>
  );
}
