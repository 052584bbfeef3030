import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const skeletonVariants = cva('block max-w-full shrink-0 motion-safe:animate-breathe forced-colors:border', {
  variants: {
    /** A line of text, a picture or field, or a round icon. */
    shape: {
      line: 'my-[0.2lh] h-[0.6lh] rounded-label',
      block: 'h-12 rounded-label',
      circle: 'size-12 rounded-full',
    },
    /** Width of a line. */
    width: { full: 'w-full', most: 'w-4/5', half: 'w-1/2', third: 'w-1/3' },
    /** The background behind it. */
    ground: { page: 'bg-surface-muted', muted: 'bg-rule' },
  },
  defaultVariants: { shape: 'line', ground: 'page' },
});

export interface SkeletonProps
  extends Omit<ComponentProps<'span'>, 'children'>,
    VariantProps<typeof skeletonVariants> {}

/** A placeholder of loading content, in a `SkeletonGroup` that announces it. Renders a `<span>`. */
export function Skeleton({ shape = 'line', width, ground, className, ...props }: SkeletonProps) {
  const wide = width ?? (shape === 'circle' ? undefined : 'full');
  return (
    <span
      aria-hidden
      {...props}
      data-slot="skeleton"
      className={cx(skeletonVariants({ shape, width: wide, ground }), className)}
    />
  );
}
