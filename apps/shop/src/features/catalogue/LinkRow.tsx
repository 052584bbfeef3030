import { Link } from '@magazijn/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { keepFocusInView } from '../../shared/page/keepFocusInView.ts';

interface LinkRowProps {
  label: string;
  links: readonly {
    readonly name: ReactNode;
    readonly href: string;
    /** Whether it is the current page. */
    readonly here: boolean;
  }[];
}

/** Links to sibling lists in one row, with the current one marked; on a phone the row scrolls sideways. */
export function LinkRow({ label, links }: LinkRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = links.find(({ here }) => here)?.href;
  // The current link may be outside of a phone's screen: scroll it to the middle, without scrolling the page.
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
