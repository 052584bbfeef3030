'use client';

import { cva, cx, type VariantProps } from 'class-variance-authority';
import { use } from 'react';
import type { LinkComponentProps } from './LinkContext.ts';
import { LinkContext } from './LinkContext.ts';

const linkVariants = cva('', {
  variants: {
    /** `bare` inherits its look; `text` is underlined. */
    appearance: {
      bare: '',
      text: 'font-medium underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px] active:text-ink-2',
    },
  },
  defaultVariants: { appearance: 'bare' },
});

export type LinkProps = LinkComponentProps & VariantProps<typeof linkVariants>;

/** A link: an `<a>`, or the component of `LinkProvider`. */
export function Link({ appearance, className, ...props }: LinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} className={cx(linkVariants({ appearance }), className) || undefined} />;
}
