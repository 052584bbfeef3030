'use client';

import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { useLabels } from '#useLabels';
import { buttonLabels } from '../../../labels/buttonLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { SpinnerSign } from '../spinner/SpinnerSign.tsx';
import { buttonVariants } from './buttonVariants.ts';

/** Props of {@link Button}: those of `<button>`, its variants, and whether it is loading. */
export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Shows a spinner and ignores presses, but keeps the focus, as `aria-disabled` does. */
  loading?: boolean | undefined;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'button'> | undefined;
}

/**
 * A button. Renders a `<button>` with `type="button"` by default; for navigation use `ButtonLink`.
 *
 * `primary` is the main action: yellow. `secondary` is outlined, `tertiary` underlined text, `danger` for actions that
 * cannot be undone.
 */
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
