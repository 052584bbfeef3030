import { cx } from 'class-variance-authority';
import { isGiven } from '../../../internals/props/isGiven.ts';
import { Link } from '../../../link/Link.tsx';

export type SiteFooterLink = { label: string; href: string; number?: number | string | undefined };

type SiteFooterListProps = {
  title: string;
  links: readonly SiteFooterLink[];
  /** Columns from the breakpoint on; a phone has two, or one with large text. */
  columns: 1 | 2;
};

/** A heading with its links, which fill the first column, then the second. */
export function SiteFooterList({ title, links, columns }: SiteFooterListProps) {
  const numbered = links.some(({ number }) => isGiven(number));
  return (
    <>
      <h2 className="mb-2 text-17 font-heading">{title}</h2>
      <ul className={cx('columns-[2_9rem] gap-4 wide:gap-8', columns === 1 && 'wide:columns-1')}>
        {links.map(({ label, href, number }) => (
          <li
            key={href}
            data-category={number}
            className={cx('break-inside-avoid', numbered && 'border-b border-inverse-rule')}
          >
            <Link
              href={href}
              className="flex min-h-control-small items-center gap-3 py-1 leading-snug no-underline underline-offset-4 hover:underline wide:min-h-10"
            >
              {numbered && (
                <span className="lift-numeral category-mark type-numeral min-w-8 shrink-0 text-22 whitespace-nowrap text-accent">
                  {number}
                </span>
              )}
              <span className="min-w-0">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
