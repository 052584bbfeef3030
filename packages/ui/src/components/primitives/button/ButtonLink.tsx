import { cx, type VariantProps } from 'class-variance-authority';
import type { LinkProps } from '../../../link/Link.tsx';
import { Link } from '../../../link/Link.tsx';
import { buttonVariants } from './buttonVariants.ts';

export type ButtonLinkProps = Omit<LinkProps, 'appearance'> & VariantProps<typeof buttonVariants>;

/** A link that looks like a button. Renders an `<a>`, or the router's link. */
export function ButtonLink({
  tone,
  shape = tone === 'primary' ? 'forward' : 'plain',
  size,
  className,
  ...props
}: ButtonLinkProps) {
  return (
    <Link
      {...props}
      data-slot="button-link"
      className={cx(buttonVariants({ tone, shape, size }), className)}
    />
  );
}
