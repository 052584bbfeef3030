import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The statement that nothing was found: '0 producten gevonden'. */
  title: ReactNode;
  /** The next step: a `ButtonLink`. */
  action?: ReactNode;
  /** Heading level of the title, which a page can focus. Without it the title is plain text. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** The reason why there is no content, and a next step. Renders a `<div>`. */
export function EmptyState({ title, action, headingLevel, className, children, ...props }: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div {...props} data-slot="empty-state" className={cx('grid', className)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 240 96"
        className="mx-[calc(var(--mz-bleed)*-1)] h-40 w-[calc(100%+2*var(--mz-bleed))] rail-b border-rail bg-surface-muted fill-none stroke-ink-3"
        strokeWidth="1.25"
        preserveAspectRatio="xMidYMax"
      >
        <path strokeDasharray="3 3" d="M40 96V52h42v44M100 96V34h40v62M158 96V60h44v36" />
      </svg>
      <div className="grid justify-items-start gap-3 pt-4">
        <Title tabIndex={headingLevel && -1} className="type-heading text-22">
          {title}
        </Title>
        {children && <div className="max-w-xl text-16 text-ink-2">{children}</div>}
        {action}
      </div>
    </div>
  );
}
