import { cx } from 'class-variance-authority';
import { LockKeyhole } from '../../../icons/LockKeyhole.tsx';
import type { LinkProps } from '../../../link/Link.tsx';
import { Link } from '../../../link/Link.tsx';

export type PricePromptProps = Omit<LinkProps, 'appearance'>;

/** Replaces the price for visitors, at the same height: a link 'Log in voor prijzen', on one line of a card. */
export function PricePrompt({ className, children, ...props }: PricePromptProps) {
  return (
    <Link
      {...props}
      className={cx(
        'group flex min-h-16 w-full items-center gap-2 px-2 py-2.5 text-15 text-ink wide:px-3',
        className,
      )}
    >
      <LockKeyhole aria-hidden className="size-4 shrink-0 wide:size-5" strokeWidth={1.75} />
      <span className="font-medium leading-snug underline decoration-[1.5px] underline-offset-4 group-hover:decoration-[3px]">
        {children}
      </span>
    </Link>
  );
}
