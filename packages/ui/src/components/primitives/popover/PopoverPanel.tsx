'use client';

import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import * as Radix from '@radix-ui/react-popover';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { InnerLayerContext } from '../../../internals/layers/useInnerLayer.ts';
import type { OpenChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import type { PopoverContentProps } from './Popover.tsx';
import { popoverVariants } from './popoverVariants.ts';

interface PopoverPanelProps extends PopoverContentProps {
  /** What it stands at, and what gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  id: string;
  onClose: (details: OpenChangeDetails) => void;
}

/** The open panel, on Radix. A module of its own: `Popover` loads it on the first intent. */
export function PopoverPanel({
  anchor,
  onClose,
  role,
  surface,
  padded,
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onEscapeKeyDown,
  onInteractOutside,
  onKeyDownCapture,
  children,
  ...props
}: PopoverPanelProps) {
  /** Closed by a press or a focus elsewhere. */
  const left = useRef(false);
  /** Radix closes without saying at what: a key or a press elsewhere, which came just before. */
  const cause = useRef<OpenChangeDetails>(null);

  /** How many lists and windows are open in it. */
  const [inner, setInner] = useState(0);
  const holdEscape = useCallback(() => {
    setInner((count) => count + 1);
    return () => setInner((count) => count - 1);
  }, []);

  useEffect(() => {
    // Radix puts a stop of Tab at either end of the page, for panels in a portal. Nobody sees them, and ours has none.
    const guards = document.querySelectorAll<HTMLElement>('[data-radix-focus-guard]');
    for (const guard of guards) guard.tabIndex = -1;
  }, []);

  return (
    <Radix.Root open onOpenChange={() => cause.current && onClose(cause.current)}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Content
        // Radix says 'dialog'; this is a disclosure, which leaves the focus on its button.
        role={role}
        side="bottom"
        align="start"
        data-slot="popover-content"
        {...props}
        className={popoverVariants({ surface, padded, className })}
        onOpenAutoFocus={onOpenAutoFocus ?? ((event) => event.preventDefault())}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (event.defaultPrevented) return;
          event.preventDefault();
          // Only a focus that would be lost: who went elsewhere has it there.
          const isLost = !left.current && document.activeElement === document.body;
          if (isLost) anchor.current?.focus({ preventScroll: true });
        }}
        onEscapeKeyDown={(event) => {
          onEscapeKeyDown?.(event);
          cause.current = { event, reason: 'escape' };
          if (!event.defaultPrevented) anchor.current?.focus();
        }}
        onInteractOutside={(event) => {
          onInteractOutside?.(event);
          cause.current = { event: event.detail.originalEvent, reason: 'outside' };
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          left.current = !event.defaultPrevented;
        }}
        onKeyDownCapture={(event) => {
          onKeyDownCapture?.(event);
          // Radix would keep Tab going round in the panel. It follows its button in the page, so Tab goes on.
          if (event.key === 'Tab') event.stopPropagation();
        }}
      >
        <InnerLayerContext value={holdEscape}>{children}</InnerLayerContext>
        {/* Radix gives Escape to the uppermost of its layers: this one, which leaves it to what is open in the panel. */}
        {inner > 0 && <DismissableLayer hidden />}
      </Radix.Content>
    </Radix.Root>
  );
}
