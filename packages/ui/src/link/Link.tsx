'use client';

import { cx, type VariantProps } from 'class-variance-authority';
import { use } from 'react';
import type { LinkComponentProps } from './LinkContext.ts';
import { LinkContext } from './LinkContext.ts';
import { linkVariants } from './linkVariants.ts';

/** Props of {@link Link}: those of `<a>`, always with `href`, and its look. */
export type LinkProps = LinkComponentProps & VariantProps<typeof linkVariants>;

/** A link: an `<a>`, or what `LinkProvider` gives in its place. */
export function Link({ appearance, className, ...props }: LinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} className={cx(linkVariants({ appearance }), className) || undefined} />;
}
