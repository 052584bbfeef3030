import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const headingVariants = cva('type-heading', {
  variants: {
    /** Visual size, independent of the level. */
    size: { s: 'text-17', m: 'text-22', l: 'text-28', xl: 'text-28 wide:text-40' },
  },
});

export interface HeadingProps extends ComponentProps<'h2'>, VariantProps<typeof headingVariants> {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
}

const sizeOf = { 1: 'xl', 2: 'm', 3: 's', 4: 's', 5: 's', 6: 's' } as const;

/** A heading, with the size of its level unless `size` is set. Renders an `<h1>` to `<h6>`. */
export function Heading({ level, size = sizeOf[level], className, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...props} data-slot="heading" className={cx(headingVariants({ size }), className)} />;
}
