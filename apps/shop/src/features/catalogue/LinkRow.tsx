import { Link } from '@magazijn/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { keepFocusInView } from '../../shared/page/keepFocusInView.ts';

interface LinkRowProps {
  /** What the links are for a screen reader. */
  label: string;
  links: readonly {
    readonly name: ReactNode;
    readonly href: string;
    /** This is what is shown. */
    readonly here: boolean;
  }[];
}

/** Lists beside each other, one of which is shown, as links in one row; a phone slides it sideways. */
export function LinkRow({ label, links }: LinkRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = links.find(({ here }) => here)?.href;
  // The current one may lie beyond a phone's edge: it is slid to the middle, and the page stays where it is.
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !here || here.getAttribute('href') !== current) return;
    row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={label} className="mb-4 wide:mb-6">
      <ul
        ref={row}
        onFocus={keepFocusInView}
        className="relative -mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-1.5 [scrollbar-width:none] wide:mx-0 wide:flex-wrap wide:overflow-visible wide:px-0"
      >
        {links.map(({ name, href, here }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              aria-current={here ? 'page' : undefined}
              className="flex min-h-12 items-center rounded-label border-[1.5px] border-ink bg-surface px-4 no-underline underline-offset-4 hover:underline aria-[current]:bg-ink aria-[current]:font-bold aria-[current]:text-background"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
