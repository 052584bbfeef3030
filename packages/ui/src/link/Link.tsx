import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { use } from 'react';
import { LinkContext } from './LinkContext.ts';
import { linkVariants } from './linkVariants.ts';

/** Props of {@link Link}: those of `<a>`, and its look. */
export type LinkProps = ComponentProps<'a'> & VariantProps<typeof linkVariants>;

/** A link: an `<a>`, or what `LinkProvider` gives in its place. */
export function Link({ appearance, className, ...props }: LinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} className={cx(linkVariants({ appearance }), className) || undefined} />;
}
