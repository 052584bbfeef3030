import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { spinnerLabels } from '../../../labels/spinnerLabels.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { SpinnerSign } from './SpinnerSign.tsx';

const spinnerVariants = cva('', {
  variants: {
    /** Size of the text around it (`s`), of an icon (`m`), or for the middle of a panel (`l`). */
    size: { s: 'size-5', m: 'size-8', l: 'size-12' },
  },
  defaultVariants: { size: 'm' },
});

export interface SpinnerProps
  extends Omit<ComponentProps<'span'>, 'children'>,
    VariantProps<typeof spinnerVariants> {
  labels?: PartLabels<'spinner'> | undefined;
}

/** An activity of unknown duration. Renders a `<span>` with the role `status`. */
export function Spinner({ size, labels, className, ...props }: SpinnerProps) {
  const text = useLabels('spinner', spinnerLabels, labels);
  return (
    <span role="status" {...props} data-slot="spinner" className={cx('inline-flex', className)}>
      <SpinnerSign className={spinnerVariants({ size })} />
      <VisuallyHidden>{text.loading}</VisuallyHidden>
    </span>
  );
}
