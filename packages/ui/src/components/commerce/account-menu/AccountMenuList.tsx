'use client';

import type { SyntheticEvent } from 'react';
import { Link } from '../../../link/Link.tsx';

export type AccountMenuItem = { label: string } & (
  | { href: string; onSelect?: (() => void) | undefined }
  | { href?: undefined; onSelect: () => void }
);

type AccountMenuListProps = {
  items: readonly AccountMenuItem[];
  /** Called after a selection, to close the panel. */
  onDone: (event: SyntheticEvent) => void;
};

const lineClass =
  'flex min-h-control w-full items-center px-4 py-2 text-start font-medium text-ink no-underline -outline-offset-3! hover:bg-surface-muted hover:underline underline-offset-4';

/** The items of the account menu: a plain list of links and buttons, so Tab moves through them. */
export function AccountMenuList({ items, onDone }: AccountMenuListProps) {
  return (
    <ul>
      {items.map((item) => {
        const choose = (event: SyntheticEvent) => {
          onDone(event);
          item.onSelect?.();
        };
        return (
          <li key={item.label} className="border-b border-rule last:border-b-0">
            {item.href ? (
              <Link href={item.href} onClick={choose} className={lineClass}>
                {item.label}
              </Link>
            ) : (
              <button type="button" onClick={choose} className={lineClass}>
                {item.label}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
