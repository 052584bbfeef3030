'use client';

import * as Radix from '@radix-ui/react-tabs';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { TabsProps } from './Tabs.tsx';

/** The root of tabs and panels, with the slot of the component that uses it. */
export function TabsRoot({ onValueChange, onFocusCapture, onClickCapture, children, ...props }: TabsProps) {
  // The last event, since Radix reports changes without their cause.
  const cause = useRef<SyntheticEvent>(null);
  const [direction, setDirection] = useState('ltr');
  return (
    <Radix.Root
      {...props}
      asChild
      dir={direction as 'ltr' | 'rtl'}
      onFocusCapture={(event) => {
        onFocusCapture?.(event);
        cause.current = event;
        // For the arrow keys, which need a focused tab.
        setDirection(getComputedStyle(event.currentTarget).direction);
      }}
      onClickCapture={(event) => {
        onClickCapture?.(event);
        cause.current = event;
      }}
      onValueChange={(value) => {
        if (cause.current) onValueChange?.(value, { event: cause.current });
      }}
    >
      {/* Removes Radix's `dir`, so that the page's direction applies. */}
      <div dir={undefined}>{children}</div>
    </Radix.Root>
  );
}
