import { cva, cx, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLabels } from '#useLabels';
import { CircleCheck } from '../../../icons/CircleCheck.tsx';
import { CircleX } from '../../../icons/CircleX.tsx';
import { Info } from '../../../icons/Info.tsx';
import { TriangleAlert } from '../../../icons/TriangleAlert.tsx';
import { X } from '../../../icons/X.tsx';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { bannerLabels } from '../../../labels/bannerLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

const bannerVariants = cva('rail-t text-15 text-ink', {
  variants: {
    /** Its meaning: information, success, warning or failure. */
    tone: {
      info: 'border-info bg-info-tint',
      positive: 'border-positive bg-positive-tint',
      warning: 'border-warning bg-warning-tint',
      danger: 'border-danger bg-danger-tint',
    },
    /** Full width over the page's layout, or a block in the content. */
    width: { page: 'border-b', block: 'rounded-b-label border-x border-b' },
  },
  defaultVariants: { tone: 'info', width: 'block' },
});

const signVariants = cva('mt-0.5 size-5 shrink-0 forced-colors:text-[CanvasText]', {
  variants: {
    tone: {
      info: 'text-info',
      positive: 'text-positive',
      warning: 'text-warning',
      danger: 'text-danger',
    },
  },
});

const signs = { info: Info, positive: CircleCheck, warning: TriangleAlert, danger: CircleX };

export interface BannerProps
  extends Omit<ComponentProps<'section'>, 'title'>,
    VariantProps<typeof bannerVariants> {
  /** One short sentence, which is also its accessible name. */
  title: ReactNode;
  /** Actions: a `Button`, a `Link`. */
  actions?: ReactNode;
  /** Called by the close button; the caller removes the banner and remembers that. */
  onDismiss?: (() => void) | undefined;
  labels?: PartLabels<'banner'> | undefined;
}

/** A message about the whole page, shown while it applies. Renders a named `<section>`. */
export function Banner({
  tone,
  width,
  title,
  actions,
  onDismiss,
  labels,
  className,
  children,
  ...props
}: BannerProps) {
  const text = useLabels('banner', bannerLabels, labels);
  const titleId = useId();
  const Sign = signs[tone ?? 'info'];
  return (
    <section
      {...props}
      aria-labelledby={joinIds(titleId, props['aria-labelledby'])}
      data-slot="banner"
      data-tone={tone ?? 'info'}
      className={cx(bannerVariants({ tone, width }), className)}
    >
      <div
        className={cx(
          'flex gap-3',
          width === 'page'
            ? 'mx-auto w-full max-w-page py-3 pe-1 ps-4 wide:pe-5 wide:ps-8'
            : 'py-3 pe-1 ps-4',
        )}
      >
        <Sign aria-hidden className={signVariants({ tone: tone ?? 'info' })} />
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-6 gap-y-2">
          <div className="min-w-0 grow basis-48">
            <p id={titleId} className="font-bold">
              <VisuallyHidden>{text[tone ?? 'info']}</VisuallyHidden> {title}
            </p>
            {children && <div className="text-ink-2">{children}</div>}
          </div>
          {actions && (
            <div data-slot="banner-actions" className="flex flex-wrap items-center gap-x-6 gap-y-2 pe-3">
              {actions}
            </div>
          )}
        </div>
        {onDismiss && (
          <IconButton label={text.dismiss} onClick={onDismiss} className="-my-3 shrink-0">
            <X aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
    </section>
  );
}
