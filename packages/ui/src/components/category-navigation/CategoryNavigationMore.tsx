'use client';

import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Link } from '../../link/Link.tsx';
import { useDisclosure } from '../header-action/useDisclosure.ts';
import type { CategoryNavigationItem } from './CategoryNavigation.tsx';
import { hiddenRange } from './hiddenRange.ts';

type CategoryNavigationMoreProps = {
  /** Measured for the row even while it is not shown. */
  ref: Ref<HTMLDivElement>;
  /** The aisles that did not fit. */
  items: readonly CategoryNavigationItem[];
  /** Takes its place in the row; otherwise it is only there to be measured. */
  shown: boolean;
  label: string;
};

/** The last cell of the board: the range of aisles that did not fit, and below it their list. */
export function CategoryNavigationMore({ ref, items, shown, label }: CategoryNavigationMoreProps) {
  const id = useId();
  const { open, setOpen, root, trigger } = useDisclosure<HTMLDivElement>();
  const current = items.some((item) => item.current);

  return (
    <div
      ref={ref}
      data-slot="more"
      className={cx('hidden shrink-0 wide:flex', !shown && 'invisible absolute right-0')}
    >
      <div ref={root} className="flex">
        <button
          ref={trigger}
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          data-current={current || undefined}
          onClick={() => setOpen(!open)}
          className={cx(
            'group/more flex h-17 flex-col justify-start border-r border-board-rule px-3.5 pt-2.5 text-left -outline-offset-3! hover:bg-on-board/10',
            'aria-expanded:bg-stock aria-expanded:text-ink data-current:bg-accent data-current:text-on-accent',
          )}
        >
          <span className="type-numeral block min-w-12 text-22 leading-none! text-accent group-aria-expanded/more:text-ink group-data-current/more:text-on-accent">
            {hiddenRange(items.map((item) => String(item.number)))}
          </span>{' '}
          <span className="mt-1 flex items-center gap-1 text-15 font-medium">
            {label}
            <ChevronDown
              aria-hidden
              className="size-4 transition-transform group-aria-expanded/more:rotate-180"
            />
          </span>
        </button>
        {open && (
          <ul
            id={id}
            data-slot="more-list"
            data-surface="page"
            className="absolute top-full right-0 z-20 max-h-[70dvh] w-80 max-w-full overflow-y-auto overscroll-contain border-[1.5px] border-t-0 border-ink bg-stock text-ink"
          >
            {items.map((item) => (
              <li
                key={item.href}
                data-category={item.number}
                className="border-b border-rule [content-visibility:auto] [contain-intrinsic-size:auto_3rem] last:border-b-0"
              >
                <Link
                  href={item.href}
                  aria-current={item.current ? 'page' : undefined}
                  onClick={() => setOpen(false)}
                  className="flex min-h-12 items-center gap-3 px-4 py-1 font-medium no-underline -outline-offset-3! hover:bg-bay aria-[current]:bg-accent aria-[current]:text-on-accent"
                >
                  <span className="type-numeral category-mark h-5.5 w-7 shrink-0 overflow-clip text-22 leading-none!">
                    {item.number}
                  </span>
                  <span className="min-w-0">{item.label}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
