import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** Props of {@link SkeletonGroup}: those of `<div>`, and what is awaited. */
export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** Read in the place of what is on its way: 'Je bestellingen laden'. */
  label: string;
}

/** Says once what the skeletons in it stand for. Renders a `<div>`. */
export function SkeletonGroup({ label, children, ...props }: SkeletonGroupProps) {
  return (
    <div aria-busy="true" {...props} data-slot="skeleton-group">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
