import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactElement } from 'react';
import { RenderAs } from '../../../internals/props/RenderAs.tsx';
import { iconButtonVariants } from './iconButtonVariants.ts';

/** Props of {@link IconButton}: those of `<button>`, its tone, and the name that the icon stands for. */
export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label'>,
    VariantProps<typeof iconButtonVariants> {
  /** What pressing it does, for screen readers and as tooltip. */
  label: string;
  /** Another element in the place of the `<button>`: `<a href="/mand" />`. */
  render?: ReactElement | undefined;
}

/** A button that shows an icon alone: give the icon as child, with `aria-hidden`. Renders a `<button>`. */
export function IconButton({ label, tone, render, className, ...props }: IconButtonProps) {
  return (
    <RenderAs
      tag="button"
      render={render}
      {...(!render && { type: 'button' })}
      title={label}
      {...props}
      aria-label={label}
      className={cx(iconButtonVariants({ tone }), className)}
    />
  );
}
