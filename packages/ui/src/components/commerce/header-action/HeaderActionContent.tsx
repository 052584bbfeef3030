import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { isGiven } from '../../../internals/props/isGiven.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';

export type HeaderActionContentProps = {
  icon: ReactNode;
  label: string;
  detail?: string | undefined;
  badge?: number | string | undefined;
  /** The part that headers below 76 rem show: the second line, or only the icon. */
  brief?: 'detail' | 'icon' | undefined;
  badgeLabel?: string | undefined;
  /** Whether detail and badge are unknown yet: they keep their space, hidden. */
  isPending?: boolean | undefined;
};

/** Texts up to this many letters fit on their line; a longer one may be cut and gets a tooltip. */
const maxFitLength = 14;

/** The content of a header action: two lines or fewer by width. A cut name has a `title`. */
export function HeaderActionContent({
  icon,
  label,
  detail,
  badge,
  badgeLabel,
  brief,
  isPending,
}: HeaderActionContentProps) {
  const hidden = isPending && 'invisible';
  return (
    <>
      <span aria-hidden className="flex shrink-0 [&_svg]:size-6">
        {icon}
      </span>
      <span className="sr-only @min-[58rem]:not-sr-only">
        <span className="flex h-control flex-col justify-center">
          <span data-slot="label" className="block @max-[76rem]:sr-only @min-[76rem]:max-w-[18cqw]">
            {label}
          </span>{' '}
          {detail && (
            <span
              data-slot="detail"
              title={detail.length > maxFitLength ? detail : undefined}
              className={cx(
                'block max-w-[20ch] truncate font-bold @min-[76rem]:max-w-[18cqw]',
                brief === 'icon' && '@max-[76rem]:sr-only',
                hidden,
              )}
            >
              {detail}
            </span>
          )}
        </span>
      </span>{' '}
      {isGiven(badge) && (
        <span
          data-slot="badge"
          className={cx(
            'flex h-6 min-w-6 items-center justify-center rounded-full bg-ink px-1.5 text-13 font-heading text-background',
            hidden,
          )}
        >
          {badgeLabel ? (
            <>
              <span aria-hidden>{badge}</span>
              <VisuallyHidden>{badgeLabel}</VisuallyHidden>
            </>
          ) : (
            badge
          )}
        </span>
      )}
    </>
  );
}
