import { cx } from 'class-variance-authority';
import { Building2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { companyBannerLabels } from '../../labels/companyBannerLabels.ts';
import { pageWidth } from '../page-layout/pageWidth.ts';

export type CompanyBannerProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** For whom one orders, or which procurement system asked: one sentence. */
  children: ReactNode;
  /** The way back: 'Switch terug'. */
  action?: ReactNode;
  labels?: Partial<typeof companyBannerLabels>;
};

/** A line over the header while one orders in another company's name, or for a procurement system. */
export function CompanyBanner({ action, labels, className, children, ...rest }: CompanyBannerProps) {
  const text = { ...companyBannerLabels, ...labels };
  return (
    <section
      aria-label={text.banner}
      data-slot="company-banner"
      className={cx('border-b border-info bg-info-tint text-ink', className)}
      {...rest}
    >
      <div className={cx(pageWidth, 'flex flex-wrap items-center justify-between gap-x-6 py-1')}>
        <p className="flex min-h-11 min-w-0 items-center gap-3">
          <Building2 aria-hidden className="size-5 shrink-0 text-info" />
          <span className="min-w-0">{children}</span>
        </p>
        {action}
      </div>
    </section>
  );
}
