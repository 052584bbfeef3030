'use client';

import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { useLabels } from '#useLabels';
import { buttonLabels } from '../../../labels/buttonLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { SpinnerSign } from '../spinner/SpinnerSign.tsx';
import { buttonVariants } from './buttonVariants.ts';

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Shows a spinner and ignores presses, but keeps the focus, as `aria-disabled` does. */
  loading?: boolean | undefined;
  labels?: PartLabels<'button'> | undefined;
}

/** A button, with `type="button"` by default; for navigation use `ButtonLink`. Renders a `<button>`. */
export function Button({
  tone,
  shape = tone === 'primary' ? 'forward' : 'plain',
  size,
  loading = false,
  labels,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const text = useLabels('button', buttonLabels, labels);
  // `disabled` would drop the focus while the action runs.
  const inert = loading || props['aria-disabled'] === true || props['aria-disabled'] === 'true';
  const pressUnlessInert = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...props}
      onClick={pressUnlessInert}
      aria-disabled={inert || props['aria-disabled']}
      data-busy={loading || undefined}
      className={cx(buttonVariants({ tone, shape, size }), className)}
    >
      {loading && (
        <>
          <SpinnerSign className="size-5" />
          <span className="sr-only">{text.loading}</span>
        </>
      )}
      {children}
    </button>
  );
}
