import { cva, cx, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { Link } from '../../../link/Link.tsx';

const cellVariants = cva('group/cell relative flex shrink-0 grow border-e border-inverse-rule wide:h-17', {
  variants: {
    tone: {
      aisle: 'first:border-s',
      offers: 'grow-0 border-e-0 bg-sale text-on-sale',
    },
  },
  defaultVariants: { tone: 'aisle' },
});

type CategoryNavigationCellProps = Omit<ComponentProps<'li'>, 'children'> &
  VariantProps<typeof cellVariants> & {
    mark: ReactNode;
    /** Whether marks have their own line. Without numbers the mark is beside the name. */
    numbered: boolean;
    label: string;
    href: string;
    current?: boolean | undefined;
  };

/**
 * A cell of the navigation: a link with the name below its number. Yellow on the current page. It does not render
 * again with its row, which renders after each measurement and navigation.
 */
export const CategoryNavigationCell = memo(function CategoryNavigationCell({
  mark,
  numbered,
  label,
  href,
  current = false,
  tone,
  className,
  ...rest
}: CategoryNavigationCellProps) {
  return (
    <li className={cellVariants({ tone, className })} {...rest}>
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        className={cx(
          'flex min-h-control-large grow no-underline -outline-offset-3! hover:bg-on-inverse/10',
          'aria-[current]:bg-accent aria-[current]:text-on-accent aria-[current]:focus-visible:outline-on-accent forced-colors:aria-[current]:underline',
        )}
      >
        <span
          data-measure
          className={cx('w-max px-3.5', numbered ? 'block pt-2.5 pb-2' : 'flex items-center gap-2')}
        >
          {(numbered || mark !== undefined) && (
            <span
              data-slot="number"
              className={cx(
                'type-numeral category-mark block h-5.5 overflow-clip text-22 leading-none! group-has-[[aria-current]]/cell:text-on-accent',
                tone !== 'offers' && 'text-accent',
              )}
            >
              {mark}
            </span>
          )}{' '}
          <span className={cx('block text-15 font-medium whitespace-nowrap', numbered && 'mt-1')}>
            {label}
          </span>
        </span>
      </Link>
    </li>
  );
});
