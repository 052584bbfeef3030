import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { siteHeaderLabels } from '../../labels/shopLabels.ts';
import { Link } from '../../link/Link.tsx';
import { pageWidth } from '../page-layout/pageWidth.ts';
import { Wordmark } from '../wordmark/Wordmark.tsx';

export type SiteHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** Where the wordmark leads. */
  homeHref: string;
  /** The drawn name; another shop puts its own mark here. */
  wordmark?: ReactNode;
  /** The strip above: `UspBar`. */
  usps?: ReactNode;
  /** `SearchBox`; takes a row of its own on phones. */
  search?: ReactNode;
  /** `HeaderAction`, `AccountMenu` and `MiniCart`, parted by rules. */
  actions?: ReactNode;
  /** The board below: `CategoryNavigation`. */
  navigation?: ReactNode;
  /** A line above everything: `CompanyBanner`. */
  banner?: ReactNode;
  labels?: Partial<typeof siteHeaderLabels>;
};

/** The top of every screen: promises, wordmark, search, actions and the board with the aisles. */
export function SiteHeader({
  homeHref,
  wordmark = <Wordmark />,
  usps,
  search,
  actions,
  navigation,
  banner,
  labels,
  className,
  ...rest
}: SiteHeaderProps) {
  const text = { ...siteHeaderLabels, ...labels };
  return (
    <header data-slot="site-header" className={cx('@container bg-paper text-ink', className)} {...rest}>
      {banner}
      {usps}
      <div
        className={cx(
          pageWidth,
          'grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 pt-2 pb-4',
          'wide:grid-cols-[auto_minmax(0,1fr)_auto] wide:gap-x-5 wide:py-4 @min-[76rem]:gap-x-8',
        )}
      >
        <Link
          href={homeHref}
          data-slot="home"
          aria-label={text.home}
          className="flex min-h-12 items-center justify-self-start rounded-label"
        >
          {wordmark}
        </Link>
        {search && (
          <div
            data-slot="search"
            className="col-span-2 row-start-2 min-w-0 wide:col-span-1 wide:row-start-auto"
          >
            {search}
          </div>
        )}
        {actions && (
          <div
            data-slot="actions"
            className="col-start-2 row-start-1 flex items-center gap-1 wide:col-start-3 wide:row-start-auto wide:gap-0 wide:*:border-l wide:*:border-rule wide:*:px-2 wide:*:last:pr-0 @min-[76rem]:*:pl-4 @min-[76rem]:[&>*:not(:last-child)]:pr-4"
          >
            {actions}
          </div>
        )}
      </div>
      {navigation}
    </header>
  );
}
