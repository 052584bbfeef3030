import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../../link/Link.tsx';
import { HeaderActionContent } from './HeaderActionContent.tsx';

type HeaderActionText = {
  /** An icon of `@magazijn/ui/icons`, 24 px. */
  icon: ReactNode;
  /** First line; on phones for screen readers only. */
  label: string;
  /** Second line, set bold: a name, an amount. */
  detail?: string | undefined;
  /** A count in an ink circle. */
  badge?: number | string | undefined;
  /** Replaces the badge for screen readers: `'9 producten'`. */
  badgeLabel?: string | undefined;
};

export type HeaderActionProps = HeaderActionText &
  (
    | ({
        /** The target of the link; without it a `<button>` is rendered. */
        href: string;
      } & Omit<ComponentProps<'a'>, 'href' | 'children'>)
    | ({ href?: undefined } & Omit<ComponentProps<'button'>, 'children'>)
  );

export const headerActionClass = cx(
  'flex min-h-control min-w-11 items-center justify-center gap-3 rounded-label px-1 wide:gap-2 @min-[76rem]:gap-3 text-start text-15 leading-tight text-ink no-underline',
  'thicker-on-hover wide:justify-start',
);

/** An action of the header: icon, two lines, a count; phones show icon and count. With `href` it is a link. */
export function HeaderAction({
  icon,
  label,
  detail,
  badge,
  badgeLabel,
  className,
  ...rest
}: HeaderActionProps) {
  const content = (
    <HeaderActionContent
      icon={icon}
      label={label}
      detail={detail}
      badge={badge}
      badgeLabel={badgeLabel}
      brief="icon"
    />
  );
  if (typeof rest.href === 'string') {
    return (
      <Link {...rest} data-slot="header-action" className={cx(headerActionClass, className)}>
        {content}
      </Link>
    );
  }
  const { href: _none, ...button } = rest;
  return (
    <button type="button" {...button} data-slot="header-action" className={cx(headerActionClass, className)}>
      {content}
    </button>
  );
}
