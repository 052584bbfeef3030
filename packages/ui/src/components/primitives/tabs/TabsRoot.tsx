'use client';

import * as Radix from '@radix-ui/react-tabs';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { TabsProps } from './Tabs.tsx';

/** The tabs and their panels, under the slot of the part that they are. */
export function TabsRoot({ onValueChange, onFocusCapture, onClickCapture, children, ...props }: TabsProps) {
  // Radix tells of a change without its event, which is the last one that came in.
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
        // For the arrow keys, which come after the focus.
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
      {/* The direction is the page's; Radix would write its own on the element. */}
      <div dir={undefined}>{children}</div>
    </Radix.Root>
  );
}
