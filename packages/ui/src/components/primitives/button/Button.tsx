'use client';

import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { useLabels } from '#useLabels';
import { buttonLabels } from '../../../labels/buttonLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { SpinnerSign } from '../spinner/SpinnerSign.tsx';
import { buttonVariants } from './buttonVariants.ts';

/** Props of {@link Button}: those of `<button>`, its variants, and whether it is at work. */
export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /**
   * At work: a sign turns, presses are ignored, and the keyboard keeps its place. With `aria-disabled` it does the same
   * without the sign.
   */
  loading?: boolean | undefined;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'button'> | undefined;
}

/**
 * Something to press. Renders a `<button>`, of type `button` unless told otherwise; what leads elsewhere is a `ButtonLink`.
 *
 * `primary` is the one thing to do here: a yellow plate. `secondary` is an outline, `tertiary` an underlined
 * text, `danger` is for what cannot be undone.
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
  // `disabled` would throw the keyboard's focus away in the middle of the act.
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
