'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../../link/Link.tsx';
import { menuItemVariants } from './menuVariants.ts';

export interface MenuItemProps
  extends Omit<ComponentProps<typeof Radix.Item>, 'asChild' | 'role'>,
    VariantProps<typeof menuItemVariants> {
  /** Whether it is disabled; it stays visible. */
  disabled?: boolean | undefined;
  /** Called when it is selected. The menu closes afterwards, unless the event's default is prevented. */
  onSelect?: ((event: Event) => void) | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  /** An icon before the text, `aria-hidden`. */
  icon?: ReactNode;
  /** A second line in small type: a date, a person, a result. */
  hint?: ReactNode;
}

/** Moves the focus from a menu item to the menu button, unless another element has it already. */
function leaveMenu(line: EventTarget | null): void {
  const menu = line instanceof Element ? line.closest('[role=menu]') : null;
  if (!menu?.contains(document.activeElement)) return;
  document.getElementById(menu.getAttribute('aria-labelledby') ?? '')?.focus({ preventScroll: true });
}

/** An action (`onSelect`) or a link (`href`). Renders a `<div>` with the role `menuitem`, or a link. */
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
        // Moved before the item is removed, so that a dialog opened here returns the focus to the button.
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
