import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { skipLinkLabels } from '../../../labels/skipLinkLabels.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** Id of the content on this page: '#main'. */
  href: string;
  labels?: PartLabels<'skipLink'> | undefined;
}

/** The first tab stop of a page, which skips header and navigation; visible while focused. Renders an `<a>`. */
export function SkipLink({ href, labels, className, ...props }: SkipLinkProps) {
  const text = useLabels('skipLink', skipLinkLabels, labels);
  return (
    <a
      {...props}
      href={href}
      data-slot="skip-link"
      className={cx(
        'sr-only rounded-label bg-accent px-4 font-bold text-on-accent',
        'focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50 focus:px-4 focus:py-3',
        className,
      )}
    >
      {text.skip}
    </a>
  );
}
