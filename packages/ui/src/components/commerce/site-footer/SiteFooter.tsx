import { cx } from 'class-variance-authority';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { siteFooterLabels } from '../../../labels/siteFooterLabels.ts';
import { pageWidth } from '../page-layout/pageWidth.ts';
import { type SiteFooterLink, SiteFooterList } from './SiteFooterList.tsx';

export type SiteFooterProps = Omit<ComponentProps<'footer'>, 'children'> & {
  /** Your wordmark, in its version for dark backgrounds. */
  wordmark: ReactNode;
  /** One sentence below the wordmark. */
  slogan?: ReactNode;
  /** All categories, in their order; a number is shown before the name. */
  categories: readonly SiteFooterLink[] | undefined;
  /** The pages at the position FOOTER. */
  pages: readonly SiteFooterLink[] | undefined;
  /** Last lines, for example that prices exclude VAT. */
  notes?: readonly ReactNode[] | undefined;
  labels?: PartLabels<'siteFooter'> | undefined;
};

/** The dark footer of every page: wordmark and slogan, all categories, service pages, notes. Two columns on phones. */
export function SiteFooter({
  wordmark,
  slogan,
  categories = [],
  pages = [],
  notes = [],
  labels,
  className,
  ...rest
}: SiteFooterProps) {
  const text = useLabels('siteFooter', siteFooterLabels, labels);
  return (
    <footer
      {...rest}
      data-slot="site-footer"
      data-surface="inverse"
      className={cx('@container bg-inverse text-on-inverse', className)}
    >
      <div
        className={cx(
          pageWidth,
          'grid grid-cols-[minmax(0,1fr)] gap-8 py-8 @min-[58rem]:grid-cols-[minmax(12rem,20%)_minmax(0,1fr)_fit-content(20rem)] wide:pt-12',
        )}
      >
        <div>
          {wordmark}
          {slogan && <p className="type-heading mt-4 max-w-xs text-22 wide:mt-6 wide:text-28">{slogan}</p>}
        </div>
        {categories.length > 0 && (
          <nav aria-label={text.categories}>
            <SiteFooterList title={text.categories} links={categories} columns={2} />
          </nav>
        )}
        {pages.length > 0 && (
          <nav aria-label={text.service}>
            <SiteFooterList title={text.service} links={pages} columns={1} />
          </nav>
        )}
      </div>
      {notes.length > 0 && (
        <div className={pageWidth}>
          <div className="flex flex-col gap-2 border-t border-inverse-rule py-6 text-13 text-on-inverse-2 wide:flex-row wide:justify-between wide:gap-8">
            {Children.map(notes, (note) => (
              <p>{note}</p>
            ))}
          </div>
        </div>
      )}
    </footer>
  );
}
