'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { menuItemVariants } from './menuVariants.ts';

/** Props of {@link MenuCheckboxItem}: those of Radix's part. */
export interface MenuCheckboxItemProps
  extends Omit<ComponentProps<typeof Radix.CheckboxItem>, 'asChild' | 'role' | 'checked'> {
  /** On or off, decided by the caller. */
  checked: boolean;
}

/** A setting that is on or off; the menu stays open, so that several can be set. Renders a `<div>`. */
export function MenuCheckboxItem({ onSelect, className, children, ...props }: MenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      {...props}
      onSelect={(event) => {
        onSelect?.(event);
        // Radix would close the menu.
        event.preventDefault();
      }}
      data-slot="menu-checkbox-item"
      className={cx(menuItemVariants(), 'group', className)}
    >
      <span
        aria-hidden
        className="flex size-5 shrink-0 items-center justify-center rounded-label border-[1.5px] border-ink bg-surface group-data-[state=checked]:bg-accent group-data-disabled:border-rule"
      >
        <Radix.ItemIndicator>
          <Check strokeWidth={3} className="size-3.5 text-on-accent forced-colors:text-[CanvasText]" />
        </Radix.ItemIndicator>
      </span>
      <span className="min-w-0 grow">{children}</span>
    </Radix.CheckboxItem>
  );
}
