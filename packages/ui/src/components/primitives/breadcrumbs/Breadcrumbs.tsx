import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLabels } from '#useLabels';
import { ChevronLeft } from '../../../icons/ChevronLeft.tsx';
import { breadcrumbsLabels } from '../../../labels/breadcrumbsLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { Link } from '../../../link/Link.tsx';

/** One step of the path; the last one has no `href`, since it is the current page. */
export interface BreadcrumbItem {
  readonly label: string;
  readonly href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The path from the home page; the last item is the current page. */
  items: readonly BreadcrumbItem[] | undefined;
  /** Goes back in the browser's history. Without it there is no back button. */
  onBack?: (() => void) | undefined;
  labels?: PartLabels<'breadcrumbs'> | undefined;
}

/** A back button and the path from the home page; on phones without the current page. Renders a `<nav>`. */
export function Breadcrumbs({ items = [], onBack, labels, className, ...props }: BreadcrumbsProps) {
  const text = useLabels('breadcrumbs', breadcrumbsLabels, labels);
  return (
    <nav
      aria-label={text.navigation}
      {...props}
      data-slot="breadcrumbs"
      className={cx('flex min-w-0 items-stretch gap-4 text-15', className)}
    >
      {onBack && (
        <button
          type="button"
          onClick={onBack}
          className="flex min-h-control items-center gap-2 pe-1 font-bold underline-offset-4 hover:underline"
        >
          <ChevronLeft aria-hidden className="size-5 shrink-0 mirror" />
          {text.back}
        </button>
      )}
      <ol className="flex min-w-0 grow basis-0 items-center overflow-x-auto whitespace-nowrap pe-6 fade-end [scrollbar-width:none]">
        {items.map((item, index) => (
          <li key={item.href ?? item.label} className="flex shrink-0 items-center max-wide:last:sr-only">
            {index > 0 && (
              <span aria-hidden="true" className="pe-2 text-ink-3">
                /
              </span>
            )}
            {item.href ? (
              <Link
                href={item.href}
                className="py-3 pe-2 text-ink-2 underline-offset-4 hover:text-ink hover:underline focus-visible:-outline-offset-3"
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="py-3 pe-6 font-bold">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
