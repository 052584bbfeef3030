'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useLabels } from '#useLabels';
import { useCurrentInView } from '../../../internals/hooks/useCurrentInView.ts';
import { isGiven } from '../../../internals/props/isGiven.ts';
import { categoryNavigationLabels } from '../../../labels/categoryNavigationLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { pageWidth } from '../page-layout/pageWidth.ts';
import { CategoryNavigationCell } from './CategoryNavigationCell.tsx';
import { CategoryNavigationMore } from './CategoryNavigationMore.tsx';
import { useVisibleCount } from './useVisibleCount.ts';

export type CategoryNavigationItem = {
  /** Above the name, in shops whose categories have numbers; the same on every page. */
  number?: number | string | undefined;
  label: string;
  href: string;
  current?: boolean | undefined;
};

export type CategoryNavigationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The red cell at the start; omit it if the shop has no offers. */
  offers?: { label: string; href: string; current?: boolean | undefined } | undefined;
  /** The categories in their order; those that do not fit are under 'Meer'. */
  items: readonly CategoryNavigationItem[] | undefined;
  /** A last cell that always shows, for example the grocery partner's link. */
  extra?: ReactNode;
  labels?: PartLabels<'categoryNavigation'> | undefined;
};

/** More categories than this rarely fit, so the server reserves the space of 'Meer'. */
const surelyFitting = 8;

/** No page fits more cells than this; the others are always under 'Meer' and not measured. */
const maxCells = 40;

/** The dark bar with the categories; those that do not fit are under 'Meer'. Renders a navigation landmark. */
export function CategoryNavigation({
  offers,
  items = [],
  extra,
  labels,
  className,
  ...rest
}: CategoryNavigationProps) {
  const board = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const cells = items.slice(0, maxCells);
  const count = useVisibleCount(row, more, cells.length);
  useCurrentInView(board, offers?.current ? offers.href : items.find((item) => item.current)?.href);
  const text = useLabels('categoryNavigation', categoryNavigationLabels, labels);
  const hidden = count === null ? [] : items.slice(count);
  const numbered = items.some(({ number }) => isGiven(number));
  const shown = count === null ? items.length > surelyFitting : hidden.length > 0;

  return (
    <nav
      aria-label={text.navigation}
      {...rest}
      data-slot="category-navigation"
      data-surface="inverse"
      data-measured={count !== null || undefined}
      className={cx('bg-inverse text-on-inverse', className)}
    >
      <div
        ref={board}
        // `relative`, because visually hidden text in a cell would widen the page by the scrolled width.
        className={cx(
          pageWidth,
          'flex wide:flex-wrap max-wide:relative max-wide:overflow-x-auto max-wide:overscroll-x-contain [scrollbar-width:none]',
        )}
      >
        {/* With enlarged text the extra cell wraps to the next line, so that no name is cut. */}
        <div className="relative flex grow max-wide:shrink-0 wide:min-w-0 wide:basis-96">
          <ul
            ref={row}
            // Without scripts there is no measurement and no 'Meer': all cells show, in as many lines as needed.
            className="flex min-w-0 grow wide:h-17 wide:flex-wrap wide:overflow-clip wide:noscript:h-auto"
          >
            {offers && (
              <CategoryNavigationCell
                tone="offers"
                data-slot="offers"
                mark="%"
                numbered={numbered}
                {...offers}
              />
            )}
            {cells.map(({ number, ...item }, index) => (
              <CategoryNavigationCell
                key={item.href}
                data-slot="aisle"
                data-category={number}
                mark={number}
                numbered={numbered}
                className={count !== null && index >= count ? 'wide:invisible' : undefined}
                {...item}
              />
            ))}
          </ul>
          <CategoryNavigationMore
            ref={more}
            items={hidden}
            numbered={numbered}
            shown={shown}
            label={text.more}
          />
        </div>
        {extra && (
          <div data-slot="extra" className="flex shrink-0">
            {extra}
          </div>
        )}
      </div>
    </nav>
  );
}
