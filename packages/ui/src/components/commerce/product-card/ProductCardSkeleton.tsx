import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export type ProductCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** The placeholder of a loading product, as large as a `ProductCard`. Hidden from screen readers. */
export function ProductCardSkeleton({ className, ...props }: ProductCardSkeletonProps) {
  return (
    <div
      aria-hidden
      {...props}
      data-slot="product-card-skeleton"
      className={cx('row-span-4 grid grid-rows-subgrid', className)}
    >
      <div className="flex flex-col">
        <div className="flex aspect-[8/7] items-end justify-center border-e border-rule bg-surface-muted">
          <div className="h-3/5 w-1/2 motion-safe:animate-breathe rounded-label bg-rule" />
        </div>
        <div className="rail-t border-rail" />
      </div>
      <div className="mx-1 grid content-start gap-2 border-x border-rule bg-surface px-3 pt-3 pb-4 wide:mx-2">
        <div className="h-4 w-4/5 motion-safe:animate-breathe rounded-label bg-surface-muted" />
        <div className="h-3 w-1/2 motion-safe:animate-breathe rounded-label bg-surface-muted" />
        <div className="h-3 w-2/5 motion-safe:animate-breathe rounded-label bg-surface-muted" />
      </div>
      <div className="mx-1 flex min-h-16 items-center border-x border-t border-rule bg-surface px-3 wide:mx-2">
        <div className="h-9 w-2/5 motion-safe:animate-breathe rounded-label bg-surface-muted" />
      </div>
      <div className="mx-1 h-12 rounded-b-label border border-rule bg-surface-muted wide:mx-2" />
    </div>
  );
}
