import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { tagVariants } from './tagVariants.ts';

export type TagProps = ComponentProps<'span'> & VariantProps<typeof tagVariants>;

/** One or two words on a picture: `sale` ('2+1 gratis'), `new` ('Nieuw'), or `neutral`. Renders a `<span>`. */
export function Tag({ tone, size, className, ...props }: TagProps) {
  return <span {...props} className={cx(tagVariants({ tone, size }), className)} />;
}
