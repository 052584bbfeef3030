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

/** One category on the board. */
export type CategoryNavigationItem = {
  /** Stands over the name, in a shop whose categories have numbers; the same on every page. */
  number?: number | string | undefined;
  label: string;
  href: string;
  current?: boolean | undefined;
};

/** Props of {@link CategoryNavigation}: those of its `<nav>`, and its own. */
export type CategoryNavigationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The red cell at the left; left out where the shop has no offers to show. */
  offers?: { label: string; href: string; current?: boolean | undefined } | undefined;
  /** The categories in their order; what does not fit goes under "Meer". */
  items: readonly CategoryNavigationItem[] | undefined;
  /** One more cell at the end, for example the grocery partner's link: it keeps its place, however many categories fit. */
  extra?: ReactNode;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'categoryNavigation'> | undefined;
};

/**
 * More categories than this hardly fit the widest page. The server then keeps the place of 'Meer' free, so that the
 * measured row stands where the first one stood.
 */
const surelyFitting = 8;

/** No page is wide enough for more; the others are only ever behind 'Meer', however many there are. */
const mostCells = 40;

/**
 * The dark board with the categories: their names, under yellow numerals where they have numbers, the current one
 * yellow. Above 960 px what does not fit goes behind 'Meer', which shows the range it hides, and without scripts into the
 * next line; below it the board scrolls sideways. Renders a navigation landmark.
 */
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
  const cells = items.slice(0, mostCells);
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
        // `relative`: what is hidden from sight within a cell is positioned, and would widen the page by all that scrolls.
        className={cx(
          pageWidth,
          'flex wide:flex-wrap max-wide:relative max-wide:overflow-x-auto max-wide:overscroll-x-contain [scrollbar-width:none]',
        )}
      >
        {/* Where enlarged text leaves less than 24 rem, the extra cell gives way to the next line: no name is cut. */}
        <div className="relative flex grow max-wide:shrink-0 wide:min-w-0 wide:basis-96">
          <ul
            ref={row}
            // Without scripts nothing is measured, and nothing opens: all of them show, in as many lines as that takes.
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
