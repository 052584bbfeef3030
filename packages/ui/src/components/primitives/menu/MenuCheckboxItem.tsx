'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type SyntheticEvent, useRef } from 'react';
import { Check } from '../../../icons/Check.tsx';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { menuItemVariants } from './menuVariants.ts';

export interface MenuCheckboxItemProps
  extends Omit<
    ComponentProps<typeof Radix.CheckboxItem>,
    'asChild' | 'role' | 'checked' | 'defaultChecked' | 'onCheckedChange'
  > {
  /** Whether it is on (controlled). */
  checked?: boolean | undefined;
  /** Whether it is on initially (uncontrolled); a closed menu forgets the state of its items. */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails) => void) | undefined;
  /** Whether it is disabled; it stays visible. */
  disabled?: boolean | undefined;
  /** Called when it is pressed, before it changes. */
  onSelect?: ((event: Event) => void) | undefined;
}

/** A setting that is on or off. The menu stays open, so that several can be set. Renders a `<div>`. */
export function MenuCheckboxItem({
  checked: given,
  defaultChecked = false,
  onCheckedChange,
  onSelect,
  onClickCapture,
  className,
  children,
  ...props
}: MenuCheckboxItemProps) {
  const [checked, setChecked] = useValue(given, defaultChecked, onCheckedChange);
  /** Radix reports the change without its event, which is the last click; a key press becomes a click too. */
  const cause = useRef<SyntheticEvent>(null);
  return (
    <Radix.CheckboxItem
      {...props}
      checked={checked}
      onCheckedChange={(next) => {
        if (cause.current) setChecked(next, { event: cause.current });
      }}
      onClickCapture={(event) => {
        onClickCapture?.(event);
        cause.current = event;
      }}
      onSelect={(event) => {
        onSelect?.(event);
        // Prevents Radix from closing the menu.
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
