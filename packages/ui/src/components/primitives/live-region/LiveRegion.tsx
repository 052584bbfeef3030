'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useSyncExternalStore } from 'react';
import { announcements } from '../../../internals/hooks/announcements.ts';

export type LiveRegionProps = Omit<ComponentProps<'div'>, 'children'>;

/** The only polite live region of a page: put it in the layout, and use `announce`. Renders a `<div>`. */
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
