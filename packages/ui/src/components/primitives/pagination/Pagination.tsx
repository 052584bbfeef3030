import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLabels } from '#useLabels';
import { ChevronLeft } from '../../../icons/ChevronLeft.tsx';
import { ChevronRight } from '../../../icons/ChevronRight.tsx';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { paginationLabels } from '../../../labels/paginationLabels.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { PaginationLink } from './PaginationLink.tsx';
import { PaginationPages } from './PaginationPages.tsx';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** The number of pages; with one or none nothing is rendered. */
  pageCount: number;
  /** Returns the address of a page, numbered from 1. */
  hrefFor: (page: number) => string;
  labels?: PartLabels<'pagination'> | undefined;
}

/** Hides the words, and leaves the arrows, where both would not fit. */
const wordClass = '@max-[20rem]:hidden';

/** Links to pages; in little space '2 van 9' replaces them. Renders a `<nav>`, or nothing with one page or none. */
export function Pagination({ page, pageCount, hrefFor, labels, className, ...props }: PaginationProps) {
  const text = useLabels('pagination', paginationLabels, labels);
  if (pageCount <= 1) return null;
  const place = { page, count: pageCount };
  return (
    <nav
      aria-label={text.navigation}
      {...props}
      data-slot="pagination"
      className={cx('@container', className)}
    >
      <ul className="mx-auto flex w-full max-w-full *:not-first:border-s-[1.5px] rounded-label border-[1.5px] border-ink bg-surface text-15 font-bold @min-[37.5rem]:w-max">
        <li className="flex">
          <PaginationLink
            href={page > 1 ? hrefFor(Math.min(page - 1, pageCount)) : undefined}
            rel="prev"
            aria-label={text.previous}
            className="gap-2 px-4"
          >
            <ChevronLeft aria-hidden className="size-5 mirror" />
            <span className={wordClass}>{text.previous}</span>
          </PaginationLink>
        </li>
        <li className="flex grow items-center justify-center px-2 text-center @min-[37.5rem]:hidden">
          <span aria-hidden>{formatLabel(text.position, place, text.locale)}</span>{' '}
          <VisuallyHidden>{formatLabel(text.positionName, place, text.locale)}</VisuallyHidden>
        </li>
        <PaginationPages page={page} pageCount={pageCount} hrefFor={hrefFor} text={text} />
        <li className="flex">
          <PaginationLink
            href={page < pageCount ? hrefFor(page + 1) : undefined}
            rel="next"
            aria-label={text.next}
            className="gap-2 px-4"
          >
            <span className={wordClass}>{text.next}</span>
            <ChevronRight aria-hidden className="size-5 mirror" />
          </PaginationLink>
        </li>
      </ul>
    </nav>
  );
}
