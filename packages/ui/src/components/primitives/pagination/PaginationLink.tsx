import { cx } from 'class-variance-authority';
import type { LinkProps } from '../../../link/Link.tsx';
import { Link } from '../../../link/Link.tsx';

type PaginationLinkProps = Omit<LinkProps, 'appearance' | 'href'> & { href: string | undefined };

/** One cell of the pagination; a disabled link without `href`. */
export function PaginationLink({ href, rel, className, children, ...props }: PaginationLinkProps) {
  const cell = cx('flex min-h-control min-w-control items-center justify-center', className);
  // A router's link needs an address, so a plain element replaces it.
  if (href === undefined) {
    return (
      <a
        role="link"
        aria-disabled="true"
        {...props}
        className={cx(cell, 'cursor-not-allowed bg-disabled text-ink-2')}
      >
        {children}
      </a>
    );
  }
  return (
    <Link
      href={href}
      rel={rel}
      {...props}
      className={cx(
        cell,
        'thicker-on-hover active:bg-rule',
        'aria-[current=page]:bg-selected aria-[current=page]:text-on-selected',
      )}
    >
      {children}
    </Link>
  );
}
