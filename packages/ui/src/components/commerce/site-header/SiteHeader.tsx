import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { siteHeaderLabels } from '../../../labels/siteHeaderLabels.ts';
import { Link } from '../../../link/Link.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { pageWidth } from '../page-layout/pageWidth.ts';

export type SiteHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** The home page, the target of the wordmark. */
  homeHref: string;
  /** Your wordmark: a picture or a drawing with the name of the shop as its alternative text. */
  wordmark: ReactNode;
  /** The strip at the top: `UspBar`. */
  usps?: ReactNode;
  /** `SearchBox`; on its own row on phones. */
  search?: ReactNode;
  /** `HeaderAction`, `AccountMenu` and `MiniCart`, separated by rules. */
  actions?: ReactNode;
  /** The page has a `MobileBar` with the same actions: on a phone the search takes their space here. */
  hasMobileBar?: boolean | undefined;
  /** The navigation below: `CategoryNavigation`. */
  navigation?: ReactNode;
  /** A line above the header: `CompanyBanner`. */
  banner?: ReactNode;
  labels?: PartLabels<'siteHeader'> | undefined;
};

/** The header of every page: promises, wordmark, search, actions and the category navigation. */
export function SiteHeader({
  homeHref,
  wordmark,
  usps,
  search,
  actions,
  hasMobileBar = false,
  navigation,
  banner,
  labels,
  className,
  ...rest
}: SiteHeaderProps) {
  const text = useLabels('siteHeader', siteHeaderLabels, labels);
  return (
    <header {...rest} data-slot="site-header" className={cx('@container bg-background text-ink', className)}>
      {banner}
      {usps}
      <div
        className={cx(
          pageWidth,
          'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-2 py-2',
          // Side by side if they fit, stacked with large text.
          hasMobileBar && 'max-wide:flex max-wide:flex-wrap',
          '@min-[58rem]:grid-cols-[auto_minmax(12rem,1fr)_auto] @min-[58rem]:gap-x-5 @min-[58rem]:py-4 @min-[76rem]:gap-x-8',
        )}
      >
        <Link
          href={homeHref}
          data-slot="home"
          className={cx(
            'flex min-h-control min-w-0 items-center justify-self-start rounded-label',
            hasMobileBar && 'max-wide:w-28',
          )}
        >
          {wordmark} <VisuallyHidden>{text.home}</VisuallyHidden>
        </Link>
        {search && (
          <div
            data-slot="search"
            className="col-span-2 row-start-2 min-w-0 grow basis-40 @min-[58rem]:col-span-1 @min-[58rem]:row-start-auto"
          >
            {search}
          </div>
        )}
        {actions && (
          <div
            data-slot="actions"
            className={cx(
              'col-start-2 row-start-1 flex items-center gap-1 wide:gap-0 @min-[58rem]:col-start-3 @min-[58rem]:row-start-auto wide:*:border-s wide:*:border-rule wide:*:px-2.5 wide:*:last:pe-0',
              hasMobileBar && 'max-wide:hidden',
            )}
          >
            {actions}
          </div>
        )}
      </div>
      {navigation}
    </header>
  );
}
