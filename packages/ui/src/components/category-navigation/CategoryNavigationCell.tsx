import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from '../../link/Link.tsx';

const cellVariants = cva('group/cell relative flex shrink-0 grow border-r border-inverse-rule wide:h-17', {
  variants: {
    tone: {
      aisle: 'first:border-l',
      offers: 'grow-0 border-r-0 bg-sale text-on-sale',
    },
  },
  defaultVariants: { tone: 'aisle' },
});

type CategoryNavigationCellProps = Omit<ComponentProps<'li'>, 'children'> &
  VariantProps<typeof cellVariants> & {
    number: number | string;
    label: string;
    href: string;
    current?: boolean | undefined;
  };

/** One cell of the board: numeral over name, the whole cell is the link. Yellow when it is the current page. */
export function CategoryNavigationCell({
  number,
  label,
  href,
  current = false,
  tone,
  className,
  ...rest
}: CategoryNavigationCellProps) {
  return (
    <li data-category={number} className={cellVariants({ tone, className })} {...rest}>
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        className={cx(
          'flex min-h-control-large grow no-underline -outline-offset-3! hover:bg-on-inverse/10',
          'aria-[current]:bg-accent aria-[current]:text-on-accent aria-[current]:focus-visible:outline-on-accent forced-colors:aria-[current]:underline',
        )}
      >
        <span data-measure className="block w-max px-3.5 pt-2.5 pb-2">
          <span
            data-slot="number"
            className={cx(
              'type-numeral category-mark block h-5.5 overflow-clip text-22 leading-none! group-has-[[aria-current]]/cell:text-on-accent',
              tone !== 'offers' && 'text-accent',
            )}
          >
            {number}
          </span>{' '}
          <span className="mt-1 block text-15 font-medium whitespace-nowrap">{label}</span>
        </span>
      </Link>
    </li>
  );
}
