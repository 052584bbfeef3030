import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers only. Renders a `<span>`. */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <span {...props} className={cx('sr-only', className)} />;
}
