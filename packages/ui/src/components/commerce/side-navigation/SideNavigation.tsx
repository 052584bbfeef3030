'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useRef } from 'react';
import { useCurrentInView } from '../../../internals/hooks/useCurrentInView.ts';
import { isGiven } from '../../../internals/props/isGiven.ts';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { Link } from '../../../link/Link.tsx';

export type SideNavigationItem = {
  label: string;
  href: string;
  count?: number | undefined;
  current?: boolean | undefined;
};

export type SideNavigationGroup = { title: string; items: readonly SideNavigationItem[] };

export type SideNavigationProps = Omit<ComponentProps<'nav'>, 'children' | 'title'> & {
  /** Heading above the items, also the name of the landmark; on phones for screen readers only. */
  title: string;
  /** The links in their order; `current` marks the current page. */
  items: readonly SideNavigationItem[] | undefined;
  /** More links below the items, each group under its own heading; a group without items is omitted. */
  groups?: readonly SideNavigationGroup[] | undefined;
};

/** The navigation beside a page: a column of links, on phones a row of outlined chips that scrolls sideways. */
export function SideNavigation({ title, items = [], groups = [], className, ...rest }: SideNavigationProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const shown = groups.filter((group) => group.items.length > 0);
  const all = [...items, ...shown.flatMap((group) => group.items)];
  useCurrentInView(
    row,
    all.find((item) => item.current)?.href,
    all.map((item) => item.label),
  );
  return (
    <nav
      {...rest}
      aria-labelledby={joinIds(id, rest['aria-labelledby'])}
      data-slot="side-navigation"
      className={cx('min-w-0', className)}
    >
      <h2
        id={id}
        className="sr-only text-17 wide:not-sr-only wide:border-b-2 wide:border-ink wide:pb-3 wide:leading-snug"
      >
        {title}
      </h2>
      <div
        ref={row}
        className={cx(
          '-mx-4 flex gap-2 overflow-x-auto overscroll-x-contain p-4 py-1.5 [scrollbar-width:none]',
          'wide:mx-0 wide:block wide:overflow-visible wide:p-0',
        )}
      >
        <Items items={items} />
        {shown.map((group, index) => (
          <div key={group.title} className="relative shrink-0 wide:pt-8">
            <h3
              id={`${id}-${index}`}
              className="sr-only text-17 wide:not-sr-only wide:border-b-2 wide:border-ink wide:pb-3 wide:leading-snug"
            >
              {group.title}
            </h3>
            <Items items={group.items} aria-labelledby={`${id}-${index}`} />
          </div>
        ))}
      </div>
    </nav>
  );
}

function Items({ items, ...rest }: { items: readonly SideNavigationItem[]; 'aria-labelledby'?: string }) {
  return (
    <ul {...rest} className="flex shrink-0 gap-2 wide:block">
      {items.map(({ label, href, count, current }) => (
        <li key={href} className="shrink-0">
          <Link
            href={href}
            aria-current={current ? 'page' : undefined}
            className={cx(
              'flex min-h-control items-center justify-between gap-2 rounded-label border-[1.5px] border-ink bg-surface px-4 no-underline underline-offset-4 hover:underline',
              'aria-[current]:bg-ink aria-[current]:font-bold aria-[current]:text-background',
              'wide:rounded-none wide:border-0 wide:border-b wide:border-rule wide:bg-transparent wide:px-0',
              'wide:aria-[current]:border-b-3 wide:aria-[current]:border-accent wide:aria-[current]:bg-transparent wide:aria-[current]:text-ink',
            )}
          >
            <span>{label}</span>
            {isGiven(count) && <span className="font-normal"> ({count})</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
