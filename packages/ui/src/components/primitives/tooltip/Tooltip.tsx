'use client';

import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { OpenChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { RenderAs } from '../../../internals/props/RenderAs.tsx';
import { loadPopover, type PopoverContentProps } from '../popover/Popover.tsx';
import type { PopoverPanel } from '../popover/PopoverPanel.tsx';
import { createTimer } from './createTimer.ts';

/** Within this many milliseconds after a tooltip closes, the next opens without delay. */
const noDelayFor = 300;
let closedAt = Number.NEGATIVE_INFINITY;

const recentTooltip = {
  close(): void {
    closedAt = performance.now();
  },
  exists: (): boolean => performance.now() - closedAt < noDelayFor,
};

/** Milliseconds before it opens, and before it closes, in which the pointer may move into it. */
const delay = { open: 500, close: 150 };

export interface TooltipProps
  extends Omit<ComponentProps<'div'>, 'children' | 'id' | 'role'>,
    Pick<PopoverContentProps, 'side' | 'align' | 'sideOffset' | 'avoidCollisions'> {
  /** Addition to the name of the control: one short sentence. */
  text: string;
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open initially (uncontrolled). */
  defaultOpen?: boolean | undefined;
  /** Called with the requested state. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
  /** The control: one element that takes a ref, handlers and `aria-describedby`. */
  children: ReactElement;
}

/** A short text about a control, always its description. Renders its child, and while open the tooltip. */
export function Tooltip({
  text,
  open: given,
  defaultOpen = false,
  onOpenChange,
  side = 'top',
  align = 'center',
  className,
  children,
  onPointerEnter,
  onPointerLeave,
  ...props
}: TooltipProps) {
  const [own, setOwn] = useState(defaultOpen);
  const [panel, setPanel] = useState<{ readonly Panel: typeof PopoverPanel } | null>(null);
  const anchor = useRef<HTMLElement>(null);
  const [timer] = useState(createTimer);
  const id = useId();
  const open = given ?? own;

  useEffect(() => timer.stop, [timer]);
  useEffect(() => {
    if (!open || panel) return;
    let waiting = true;
    // If the code fails to load, nothing shows; the description remains.
    loadPopover().then(
      ({ PopoverPanel: Panel }) => waiting && setPanel({ Panel }),
      () => undefined,
    );
    return () => {
      waiting = false;
    };
  }, [open, panel]);

  function setOpen(next: boolean, details: OpenChangeDetails): void {
    timer.stop();
    if (next === open) return;
    if (!next) recentTooltip.close();
    setOwn(next);
    onOpenChange?.(next, details);
  }
  const rest = (event: PointerEvent) => {
    // Touch does not hover.
    if (event.pointerType === 'touch') return;
    void loadPopover().catch(() => undefined);
    timer.start(recentTooltip.exists() ? 0 : delay.open, () => setOpen(true, { event, reason: 'hover' }));
  };
  const leave = (event: PointerEvent) =>
    timer.start(delay.close, () => setOpen(false, { event, reason: 'hover' }));
  const focus = (event: SyntheticEvent<HTMLElement>) => {
    if (event.currentTarget.matches(':focus-visible')) setOpen(true, { event, reason: 'focus' });
  };
  const close = (details: OpenChangeDetails) => setOpen(false, details);

  return (
    <>
      <RenderAs
        tag="button"
        render={children}
        ref={anchor as RefObject<HTMLButtonElement | null>}
        aria-describedby={id}
        onPointerEnter={rest}
        onPointerLeave={leave}
        onPointerDown={(event) => close({ event, reason: 'trigger' })}
        onFocus={focus}
        onBlur={(event) => close({ event, reason: 'focus' })}
      />
      <span hidden id={id}>
        {text}
      </span>
      {open && panel && (
        <panel.Panel
          sideOffset={6}
          collisionPadding={8}
          {...props}
          id={`${id}-panel`}
          anchor={anchor}
          onClose={close}
          role="tooltip"
          side={side}
          align={align}
          surface="plain"
          padded={false}
          data-slot="tooltip"
          onPointerEnter={composeHandlers(onPointerEnter, timer.stop)}
          onPointerLeave={composeHandlers(onPointerLeave, leave)}
          // The tooltip never had the focus.
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            close({ event, reason: 'escape' });
          }}
          className={cx(
            'max-w-64 rounded-label border border-transparent bg-ink px-3 py-1.5 text-13 font-medium text-background',
            className,
          )}
        >
          {text}
        </panel.Panel>
      )}
    </>
  );
}
