'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useSyncExternalStore } from 'react';
import { announcements } from '../../../internals/hooks/announcements.ts';

/** Props of {@link LiveRegion}: those of `<div>`. */
export type LiveRegionProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * The one polite live region of a page: put it in the layout once, and speak through it with `announce`. One
 * region, since several talk over each other. Renders a `<div>`.
 */
export function LiveRegion({ className, ...props }: LiveRegionProps) {
  const text = useSyncExternalStore(announcements.subscribe, announcements.read, () => '');
  return (
    <div
      role="status"
      aria-live="polite"
      {...props}
      data-slot="live-region"
      className={cx('sr-only', className)}
    >
      {text}
    </div>
  );
}
