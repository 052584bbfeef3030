import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { loadingBarLabels } from '../../../labels/loadingBarLabels.ts';

export interface LoadingBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether something is loading. */
  active: boolean;
  labels?: PartLabels<'loadingBar'> | undefined;
}

/** A delayed line along the top of the window while a page loads; put it in a landmark. Renders a `<div>`. */
export function LoadingBar({ active, labels, className, ...props }: LoadingBarProps) {
  const text = useLabels('loadingBar', loadingBarLabels, labels);
  if (!active) return null;
  return (
    <div
      role="progressbar"
      aria-label={text.loading}
      {...props}
      data-slot="loading-bar"
      className={cx(
        'fixed inset-x-0 top-0 z-50 h-1 overflow-hidden bg-inverse',
        'transition-[opacity] delay-150 starting:opacity-0',
        className,
      )}
    >
      <div className="h-full w-1/3 animate-pass bg-accent motion-reduce:w-full motion-reduce:animate-none forced-colors:bg-[Highlight]" />
    </div>
  );
}
