import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { Building2 } from '../../../icons/Building2.tsx';
import { companyBannerLabels } from '../../../labels/companyBannerLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { pageWidth } from '../page-layout/pageWidth.ts';

export type CompanyBannerProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** One sentence with the company, or the procurement system, that the user orders for. */
  children: ReactNode;
  /** The way back: 'Switch terug'. */
  action?: ReactNode;
  /** The OKLCH hue (0-360) of the banner, with the brand's lightness. Default: the brand's `info` colour. */
  hue?: number | undefined;
  labels?: PartLabels<'companyBanner'> | undefined;
};

/** A line above the header while the user orders on behalf of another company, or for a procurement system. */
export function CompanyBanner({
  action,
  hue,
  labels,
  className,
  style,
  children,
  ...rest
}: CompanyBannerProps) {
  const text = useLabels('companyBanner', companyBannerLabels, labels);
  const solid = hue === undefined ? undefined : `oklch(from var(--mz-info) l c ${hue})`;
  return (
    <section
      aria-label={text.banner}
      {...rest}
      data-slot="company-banner"
      className={cx('border-b-5 border-info bg-info-tint text-ink', className)}
      style={{
        // A tint with 2.5 times the chroma; with less, all hues look alike.
        ...(hue !== undefined && {
          backgroundColor: `oklch(from var(--mz-info-tint) l calc(c * 2.5) ${hue})`,
          borderColor: solid,
        }),
        ...style,
      }}
    >
      <div className={cx(pageWidth, 'flex flex-wrap items-center justify-between gap-x-6 py-1')}>
        <p className="flex min-h-11 min-w-0 items-center gap-3">
          <Building2 aria-hidden className="size-5 shrink-0 text-info" {...(solid && { color: solid })} />
          <span className="min-w-0">{children}</span>
        </p>
        {action}
      </div>
    </section>
  );
}
