import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactElement } from 'react';
import { RenderAs } from '../../../internals/props/RenderAs.tsx';
import { iconButtonVariants } from './iconButtonVariants.ts';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label'>,
    VariantProps<typeof iconButtonVariants> {
  /** Its action, as accessible name and tooltip. */
  label: string;
  /** Another element instead of the `<button>`: `<a href="/mand" />`. */
  render?: ReactElement | undefined;
}

/** A button with an icon only: pass the icon as child, with `aria-hidden`. Renders a `<button>`. */
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
