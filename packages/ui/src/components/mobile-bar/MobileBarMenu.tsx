import { Link } from '../../link/Link.tsx';
import type { MobileBarAisle } from './MobileBar.tsx';

type MobileBarMenuProps = {
  id: string;
  title: string;
  aisles: readonly MobileBarAisle[];
  pages: readonly { label: string; href: string }[];
  /** Called when a link is followed, to close the menu. */
  onDone: () => void;
};

/**
 * The menu of the phone: the aisles with number, name and picture on the dark board, over the whole screen.
 * Rendered only while it is open, so that no page carries its pictures along.
 */
export function MobileBarMenu({ id, title, aisles, pages, onDone }: MobileBarMenuProps) {
  return (
    <div
      id={id}
      data-slot="menu"
      data-surface="board"
      className="fixed inset-x-0 top-0 bottom-(--mz-bar) overflow-y-auto overscroll-contain bg-board p-4 text-on-board"
    >
      <p className="type-heading mb-2 text-22">{title}</p>
      <ul>
        {aisles.map((aisle) => (
          <li key={aisle.href} className="border-b border-board-rule">
            <Link
              href={aisle.href}
              onClick={onDone}
              className="flex min-h-14 items-center gap-3 py-1 text-17 font-medium no-underline"
            >
              <span className="type-numeral w-8 shrink-0 text-28 text-accent">{aisle.number}</span>
              <span className="min-w-0 grow">{aisle.label}</span>
              {aisle.picture && (
                <span className="h-12 w-15 shrink-0 border-b-3 border-accent *:size-full [&_img]:object-contain [&_img]:object-bottom">
                  {aisle.picture}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {pages.length > 0 && (
        <ul className="grid grid-cols-2 gap-x-4 pt-4">
          {pages.map((page) => (
            <li key={page.href}>
              <Link
                href={page.href}
                onClick={onDone}
                className="flex min-h-11 items-center text-board-2 no-underline"
              >
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
