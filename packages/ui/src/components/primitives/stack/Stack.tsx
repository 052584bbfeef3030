import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const stackVariants = cva('flex min-w-0', {
  variants: {
    /** A row wraps where it does not fit; `row-from-wide` is a column below 960 pixels. */
    direction: {
      column: 'flex-col',
      row: 'flex-row flex-wrap',
      'row-from-wide': 'flex-col wide:flex-row wide:flex-wrap',
    },
    /** 0, 4, 8, 16, 24, 48 pixels. */
    gap: { none: 'gap-0', xs: 'gap-1', s: 'gap-2', m: 'gap-4', l: 'gap-6', xl: 'gap-12' },
    /** Across the direction, as `align-items`. */
    align: {
      stretch: 'items-stretch',
      start: 'items-start',
      center: 'items-center',
      end: 'items-end',
      baseline: 'items-baseline',
    },
    /** Along the direction, as `justify-content`. */
    justify: {
      start: 'justify-start',
      center: 'justify-center',
      end: 'justify-end',
      between: 'justify-between',
    },
  },
  defaultVariants: { direction: 'column', gap: 'm', align: 'stretch', justify: 'start' },
});

export interface StackProps extends ComponentProps<'div'>, VariantProps<typeof stackVariants> {
  /** `ul` or `ol` for a list with `<li>` as children. */
  as?: 'div' | 'section' | 'ul' | 'ol' | undefined;
}

/** Children in a column or row, with a gap of the scale. Renders a `<div>`. */
export function Stack({ as = 'div', direction, gap, align, justify, className, ...props }: StackProps) {
  // One type for all elements, which have the same attributes.
  const Element = as as 'div';
  return (
    <Element
      {...props}
      data-slot="stack"
      className={cx(stackVariants({ direction, gap, align, justify }), className)}
    />
  );
}
