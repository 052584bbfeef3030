'use client';

import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import * as Radix from '@radix-ui/react-popover';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { InnerLayerContext } from '../../../internals/layers/useInnerLayer.ts';
import type { OpenChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import type { PopoverContentProps } from './Popover.tsx';
import { popoverVariants } from './popoverVariants.ts';

interface PopoverPanelProps extends PopoverContentProps {
  /** The element at which it is positioned, which gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  id: string;
  onClose: (details: OpenChangeDetails) => void;
}

/** The open panel, on Radix. A separate module, since `Popover` loads it lazily. */
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
  /** Whether a press or a focus elsewhere closed it. */
  const left = useRef(false);
  /** The last key or press, since Radix reports changes without their cause. */
  const cause = useRef<OpenChangeDetails>(null);

  /** Number of lists and dialogs that are open in it. */
  const [inner, setInner] = useState(0);
  const holdEscape = useCallback(() => {
    setInner((count) => count + 1);
    return () => setInner((count) => count - 1);
  }, []);

  useEffect(() => {
    // Radix adds tab stops at both ends of the page for panels in a portal. This one is not in a portal.
    const guards = document.querySelectorAll<HTMLElement>('[data-radix-focus-guard]');
    for (const guard of guards) guard.tabIndex = -1;
  }, []);

  return (
    <Radix.Root open onOpenChange={() => cause.current && onClose(cause.current)}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Content
        // Radix sets 'dialog'; this is a disclosure, which leaves the focus on its button.
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
          // Returns the focus only if it would be lost, not after a press or focus elsewhere.
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
          // Radix traps Tab in the panel. This one follows its button in the document, so Tab moves on.
          if (event.key === 'Tab') event.stopPropagation();
        }}
      >
        <InnerLayerContext value={holdEscape}>{children}</InnerLayerContext>
        {/* Radix sends Escape to this empty top layer, so that the list or dialog in the panel handles the key. */}
        {inner > 0 && <DismissableLayer hidden />}
      </Radix.Content>
    </Radix.Root>
  );
}
