import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** Read instead of the loading content: 'Je bestellingen laden'. */
  label: string;
}

/** Announces its label once, instead of its skeletons. Renders a `<div>`. */
export function SkeletonGroup({ label, children, ...props }: SkeletonGroupProps) {
  return (
    <div aria-busy="true" {...props} data-slot="skeleton-group">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
