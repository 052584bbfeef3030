import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const gridVariants = cva('grid min-w-0', {
  variants: {
    /** Number of columns from 960 pixels on; `narrow` applies below. `fit`: as many of 16 rem as fit. */
    columns: {
      1: 'wide:grid-cols-1',
      2: 'wide:grid-cols-2',
      3: 'wide:grid-cols-3',
      4: 'wide:grid-cols-4',
      6: 'wide:grid-cols-6',
      fit: 'grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]',
    },
    /** Columns below 960 pixels. */
    narrow: { 1: 'max-wide:grid-cols-1', 2: 'max-wide:grid-cols-2' },
    /** 0, 4, 8, 16, 24, 48 pixels. */
    gap: { none: 'gap-0', xs: 'gap-1', s: 'gap-2', m: 'gap-4', l: 'gap-6', xl: 'gap-12' },
  },
  defaultVariants: { columns: 'fit', gap: 'm' },
});

export interface GridProps extends ComponentProps<'div'>, VariantProps<typeof gridVariants> {
  /** `ul` or `ol` for a list with `<li>` as children. */
  as?: 'div' | 'section' | 'ul' | 'ol' | undefined;
}

/** Children in columns of equal width, with a gap of the scale. Renders a `<div>`. */
export function Grid({ as = 'div', columns, narrow, gap, className, ...props }: GridProps) {
  // One type for all elements, which have the same attributes.
  const Element = as as 'div';
  const few = narrow ?? (columns && columns !== 'fit' ? 1 : undefined);
  return (
    <Element
      {...props}
      data-slot="grid"
      className={cx(gridVariants({ columns, narrow: few, gap }), className)}
    />
  );
}
