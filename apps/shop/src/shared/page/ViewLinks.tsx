import { Link } from '@magazijn/ui';
import type { MouseEvent } from 'react';

interface View {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  readonly onClick?: (event: MouseEvent) => void;
}

interface ViewLinksProps {
  /** Accessible name of the navigation. */
  label: string;
  views: readonly View[];
}

/** Links to the views of one page, in the look of tabs. Renders a `<nav>`. */
export function ViewLinks({ label, views }: ViewLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1 rail-b border-rail wide:gap-2">
        {views.map(({ label: name, current, ...link }) => (
          <li key={link.href} className="flex grow wide:grow-0">
            <Link
              {...link}
              aria-current={current ? 'page' : undefined}
              className="flex min-h-control-large grow items-center px-3 text-15 font-medium text-ink-2 no-underline -outline-offset-3 hover:bg-surface-muted aria-[current]:bg-selected aria-[current]:text-on-selected wide:px-5 wide:text-17"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
