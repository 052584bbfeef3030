'use client';

import { cx } from 'class-variance-authority';
import { Fragment, type Ref, useState } from 'react';
import { ChevronDown } from '../../../icons/ChevronDown.tsx';
import { Link } from '../../../link/Link.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../primitives/popover/Popover.tsx';
import type { CategoryNavigationItem } from './CategoryNavigation.tsx';

type CategoryNavigationMoreProps = {
  ref: Ref<HTMLDivElement>;
  items: readonly CategoryNavigationItem[];
  numbered: boolean;
  /** Whether it shows in the row; otherwise it is rendered for measuring only. */
  shown: boolean;
  label: string;
};

/** The last cell: the range of categories that did not fit, with their list below it. */
export function CategoryNavigationMore({ ref, items, numbered, shown, label }: CategoryNavigationMoreProps) {
  const [open, setOpen] = useState(false);
  const current = items.some((item) => item.current);

  return (
    <div
      ref={ref}
      data-slot="more"
      className={cx('hidden shrink-0 wide:flex wide:noscript:hidden', !shown && 'invisible absolute end-0')}
    >
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger
          tone="plain"
          data-current={current || undefined}
          className={cx(
            'group/more flex h-17 flex-col border-e border-inverse-rule px-3.5 text-start -outline-offset-3! hover:bg-on-inverse/10',
            numbered ? 'justify-start pt-2.5' : 'justify-center',
            'data-current:bg-accent data-current:text-on-accent',
          )}
        >
          {numbered && (
            <span className="type-numeral block h-5.5 min-w-12 text-22 leading-none! text-accent group-data-current/more:text-on-accent">
              <HiddenRange numbers={items.flatMap(({ number }) => number ?? [])} />
            </span>
          )}{' '}
          <span className={cx('flex items-center gap-1 text-15 font-medium', numbered && 'mt-1')}>
            {label}
            <ChevronDown
              aria-hidden
              className="size-4 transition-transform group-aria-expanded/more:rotate-180"
            />
          </span>
        </PopoverTrigger>
        <PopoverContent
          data-slot="more-list"
          align="end"
          avoidCollisions={false}
          surface="inverse"
          padded={false}
          className="max-h-[70dvh] overflow-y-auto overscroll-contain"
        >
          <ul>
            {items.map((item) => (
              <li
                key={item.href}
                data-category={item.number}
                // Its own background, which also covers the page where the list is scrolled.
                className="group/cell border-b border-inverse-rule bg-inverse last:border-b-0"
              >
                <Link
                  href={item.href}
                  aria-current={item.current ? 'page' : undefined}
                  onClick={() => setOpen(false)}
                  className="flex min-h-control items-center gap-3 px-4 py-1 font-medium no-underline -outline-offset-3! hover:bg-on-inverse/10 aria-[current]:bg-accent aria-[current]:text-on-accent aria-[current]:focus-visible:outline-on-accent"
                >
                  {numbered && (
                    <span className="type-numeral category-mark h-5.5 min-w-7 shrink-0 overflow-clip text-22 leading-none! text-accent group-has-[[aria-current]]/cell:text-on-accent">
                      {item.number}
                    </span>
                  )}
                  <span className="min-w-0">{item.label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </PopoverContent>
      </Popover>
    </div>
  );
}

interface HiddenRangeProps {
  numbers: readonly (number | string)[];
}

/** The range of numbers under 'Meer': '8–12'; in brands with category shapes, from shape to shape. */
function HiddenRange({ numbers }: HiddenRangeProps) {
  const ends = [...new Set([numbers[0], numbers.at(-1)])];
  return ends.map((number, index) => (
    <Fragment key={number ?? ''}>
      {index > 0 && '–'}
      <span data-category={number} className="category-mark inline-block">
        {number}
      </span>
    </Fragment>
  ));
}
