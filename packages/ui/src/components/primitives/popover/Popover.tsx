'use client';

import type * as Radix from '@radix-ui/react-popover';
import { cx, type VariantProps } from 'class-variance-authority';
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { OpenChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { RenderAs } from '../../../internals/props/RenderAs.tsx';
import { buttonVariants } from '../button/buttonVariants.ts';
import type { PopoverPanel } from './PopoverPanel.tsx';
import { popoverVariants } from './popoverVariants.ts';

/** Loads the panel's code, 23 kB of Radix; `Popover` does this when the pointer or the focus reaches its button. */
export const loadPopover = () => import('./PopoverPanel.tsx');

interface PopoverState {
  /** Whether the panel is rendered, which it is not while its code loads. */
  expanded: boolean;
  setOpen: (open: boolean, details: OpenChangeDetails) => void;
  panel: typeof PopoverPanel | typeof UnplacedPanel | null;
  panelId: string;
  anchor: RefObject<HTMLElement | null>;
}

const PopoverContext = createContext<PopoverState | null>(null);

function usePopover(part: string): PopoverState {
  const state = useContext(PopoverContext);
  if (!state) throw new Error(`${part} must be inside a Popover.`);
  return state;
}

export interface PopoverProps {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open initially (uncontrolled). */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, for any reason. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
  /** `PopoverTrigger` and `PopoverContent`, in reading order. */
  children?: ReactNode;
}

/** A panel that a button opens beside it; Escape or a press outside closes it. Renders no element. */
export function Popover({ open: given, defaultOpen = false, onOpenChange, children }: PopoverProps) {
  const [own, setOwn] = useState(defaultOpen);
  const [panel, setPanel] = useState<PopoverState['panel']>(null);
  const panelId = useId();
  const anchor = useRef<HTMLElement>(null);
  const open = given ?? own;

  function setOpen(next: boolean, details: OpenChangeDetails): void {
    setOwn(next);
    onOpenChange?.(next, details);
  }
  useEffect(() => {
    if (!open || panel) return;
    let waiting = true;
    loadPopover().then(
      (code) => waiting && setPanel(() => code.PopoverPanel),
      // Browsers cache a failed import for the life of the document, so retrying is useless.
      () => waiting && setPanel(() => UnplacedPanel),
    );
    return () => {
      waiting = false;
    };
  }, [open, panel]);

  return (
    <PopoverContext value={{ expanded: open && panel !== null, setOpen, panel, panelId, anchor }}>
      {children}
    </PopoverContext>
  );
}

export interface PopoverTriggerProps
  extends Omit<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls'> {
  /** Another element instead of the `<button>`. */
  render?: ReactElement | undefined;
  /** A tone of `Button`; `plain` has no styles. */
  tone?: NonNullable<VariantProps<typeof buttonVariants>['tone']> | 'plain' | undefined;
}

/** The button that opens and closes the panel, with `aria-expanded`. Renders a `<button>`. */
export function PopoverTrigger({
  tone = 'secondary',
  render,
  ref,
  className,
  onClick,
  onPointerEnter,
  onFocus,
  ...props
}: PopoverTriggerProps) {
  const { expanded, setOpen, panelId, anchor } = usePopover('PopoverTrigger');
  useImperativeHandle(ref, () => anchor.current as HTMLButtonElement, [anchor]);
  const load = () => void loadPopover().catch(() => undefined);
  return (
    <RenderAs
      tag="button"
      render={render}
      {...(!render && { type: 'button' })}
      {...props}
      data-slot="popover-trigger"
      ref={anchor as RefObject<HTMLButtonElement | null>}
      aria-expanded={expanded}
      aria-controls={expanded ? panelId : undefined}
      onPointerEnter={composeHandlers(onPointerEnter, load)}
      onFocus={composeHandlers(onFocus, load)}
      // A second press while the code loads requests the same state again.
      onClick={composeHandlers(onClick, (event) => setOpen(!expanded, { event, reason: 'trigger' }))}
      className={cx(tone !== 'plain' && buttonVariants({ tone }), className)}
    />
  );
}

export interface PopoverAnchorProps extends ComponentProps<'div'> {
  /** Name for stylesheets. */
  'data-slot'?: string | undefined;
}

/** The element at which the panel is positioned, if not its button. Renders a `<div>`. */
export function PopoverAnchor({ ref, ...props }: PopoverAnchorProps) {
  const { anchor } = usePopover('PopoverAnchor');
  useImperativeHandle(ref, () => anchor.current as HTMLDivElement, [anchor]);
  return <div data-slot="popover-anchor" {...props} ref={anchor as RefObject<HTMLDivElement | null>} />;
}

export interface PopoverContentProps
  extends Omit<Radix.PopoverContentProps, 'asChild' | 'forceMount' | 'id'>,
    VariantProps<typeof popoverVariants> {
  /** The preferred side of the button, as a side of the window. */
  side?: Radix.PopoverContentProps['side'] | undefined;
  /** The edge that is aligned with the button. */
  align?: Radix.PopoverContentProps['align'] | undefined;
  /** Ref of the panel while it is open. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Name of the panel for stylesheets. */
  'data-slot'?: string | undefined;
}

/** The panel, beside the button by `side`, `align` and `sideOffset`. Renders a `<div>` while it is open. */
export function PopoverContent(props: PopoverContentProps) {
  const { expanded, setOpen, panel: Panel, panelId, anchor } = usePopover('PopoverContent');
  if (!expanded || !Panel) return null;
  return <Panel {...props} id={panelId} anchor={anchor} onClose={(details) => setOpen(false, details)} />;
}

/** The panel without Radix: positioned by the page's layout, closed by Escape or its button. */
function UnplacedPanel({
  anchor,
  onClose,
  role,
  surface,
  padded,
  className,
  onKeyDown,
  align,
  // Props of Radix that a <div> does not have.
  side: _side,
  sideOffset: _sideOffset,
  alignOffset: _alignOffset,
  arrowPadding: _arrowPadding,
  avoidCollisions: _avoidCollisions,
  collisionBoundary: _collisionBoundary,
  collisionPadding: _collisionPadding,
  sticky: _sticky,
  hideWhenDetached: _hideWhenDetached,
  updatePositionStrategy: _updatePositionStrategy,
  onOpenAutoFocus: _onOpenAutoFocus,
  onCloseAutoFocus: _onCloseAutoFocus,
  onEscapeKeyDown: _onEscapeKeyDown,
  onPointerDownOutside: _onPointerDownOutside,
  onFocusOutside: _onFocusOutside,
  onInteractOutside: _onInteractOutside,
  ...props
}: ComponentProps<typeof PopoverPanel>) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape of the elements inside
    <div
      data-slot="popover-content"
      {...props}
      role={role}
      className={popoverVariants({
        surface,
        padded,
        className: cx('absolute', align === 'end' && 'end-0', className),
      })}
      onKeyDown={composeHandlers(onKeyDown, (event) => {
        if (event.key !== 'Escape') return;
        onClose({ event, reason: 'escape' });
        anchor.current?.focus();
      })}
    />
  );
}
