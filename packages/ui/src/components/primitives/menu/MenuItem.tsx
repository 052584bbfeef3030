'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../../link/Link.tsx';
import { menuItemVariants } from './menuVariants.ts';

/** Props of {@link MenuItem}: those of Radix's part, its tone, and what stands in the line. */
export interface MenuItemProps
  extends Omit<ComponentProps<typeof Radix.Item>, 'asChild' | 'role'>,
    VariantProps<typeof menuItemVariants> {
  /** It is there, and cannot be done now. */
  disabled?: boolean | undefined;
  /** Called when it is chosen; the menu closes then, unless the event's default is prevented. */
  onSelect?: ((event: Event) => void) | undefined;
  /** It leads somewhere: the line is a link then. */
  href?: string | undefined;
  /** An icon before the text, `aria-hidden`. */
  icon?: ReactNode;
  /** A second line under the text, in small: when, for whom, with what result. */
  hint?: ReactNode;
}

/** Gives the focus of a menu's line to the menu's button, unless somebody has taken it already. */
function leaveMenu(line: EventTarget | null): void {
  const menu = line instanceof Element ? line.closest('[role=menu]') : null;
  if (!menu?.contains(document.activeElement)) return;
  document.getElementById(menu.getAttribute('aria-labelledby') ?? '')?.focus({ preventScroll: true });
}

/** One thing to do (`onSelect`), or one place to go (`href`). Renders a `<div>` with the role `menuitem`, or a link. */
export function MenuItem({ href, icon, hint, tone, className, children, onSelect, ...props }: MenuItemProps) {
  const line = (
    <>
      {icon && <span className="shrink-0 [&_svg]:size-5">{icon}</span>}
      <span className="min-w-0 grow">
        {children}
        {hint && <span className="block text-13 font-normal text-ink-2">{hint}</span>}
      </span>
    </>
  );
  return (
    <Radix.Item
      {...props}
      onSelect={(event) => {
        onSelect?.(event);
        // What opens now gives the focus back to the button: the line is gone by then.
        if (!event.defaultPrevented) leaveMenu(event.currentTarget);
      }}
      asChild={Boolean(href)}
      data-slot="menu-item"
      className={cx(menuItemVariants({ tone }), className)}
    >
      {href ? <Link href={href}>{line}</Link> : line}
    </Radix.Item>
  );
}
