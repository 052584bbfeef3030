import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export type HeaderActionContentProps = {
  icon: ReactNode;
  label: string;
  detail?: string | undefined;
  badge?: number | string | undefined;
  /** What the badge counts, for screen readers: `'9 artikelen'`. */
  badgeLabel?: string | undefined;
};

/** What stands inside a header action, whether that is a link, a button or a disclosure. */
export function HeaderActionContent({ icon, label, detail, badge, badgeLabel }: HeaderActionContentProps) {
  return (
    <>
      <span aria-hidden className="flex shrink-0 [&_svg]:size-6">
        {icon}
      </span>
      <span className="sr-only wide:not-sr-only">
        <span data-slot="label" className="block underline-offset-4">
          {label}
        </span>{' '}
        {detail && (
          <span data-slot="detail" className="block max-w-44 truncate font-bold">
            {detail}
          </span>
        )}
      </span>{' '}
      {badge !== undefined && (
        <span
          data-slot="badge"
          className="flex h-6 min-w-6 items-center justify-center rounded-full bg-ink px-1.5 text-13 font-heading text-paper tabular-nums"
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
