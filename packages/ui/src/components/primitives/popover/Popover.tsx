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

/** The panel's code, 23 kB of Radix. `Popover` gets it when the pointer or the focus comes to its button. */
export const loadPopover = () => import('./PopoverPanel.tsx');

interface PopoverState {
  /** The panel is there; while its code is on the way, it is not. */
  expanded: boolean;
  setOpen: (open: boolean, details: OpenChangeDetails) => void;
  panel: typeof PopoverPanel | typeof UnplacedPanel | null;
  panelId: string;
  anchor: RefObject<HTMLElement | null>;
}

const PopoverContext = createContext<PopoverState | null>(null);

function usePopover(part: string): PopoverState {
  const state = useContext(PopoverContext);
  if (!state) throw new Error(`${part} stands inside a Popover.`);
  return state;
}

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** Shown or not, decided by the caller; without it the popover keeps its own state. */
  open?: boolean | undefined;
  /** Whether it is open at first, when it keeps that itself. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, by whatever way. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
  /** `PopoverTrigger` and `PopoverContent`, in the order in which they are read. */
  children?: ReactNode;
}

/**
 * A panel that a button opens at its side. Escape closes it and gives the focus back; a press or a focus outside
 * closes it. It stands where it is written, so that it is read after its button. Its code is loaded on the first
 * intent; a press before that opens it as soon as the code is there. Where the code does not come, the panel opens
 * without it, below its button. Renders no element.
 */
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
      // A browser remembers for as long as the document lives that it did not come: no later press would get it.
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

/** Props of {@link PopoverTrigger}: those of `<button>`, and how it looks. */
export interface PopoverTriggerProps
  extends Omit<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls'> {
  /** Another element in the place of the `<button>`. */
  render?: ReactElement | undefined;
  /** A tone of `Button`; `plain` has no look of its own. */
  tone?: NonNullable<VariantProps<typeof buttonVariants>['tone']> | 'plain' | undefined;
}

/** The button that opens and closes the panel, and says which of the two is so. Renders a `<button>`. */
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
      // A second press while the code is on the way asks for the same once more.
      onClick={composeHandlers(onClick, (event) => setOpen(!expanded, { event, reason: 'trigger' }))}
      className={cx(tone !== 'plain' && buttonVariants({ tone }), className)}
    />
  );
}

/** Props of {@link PopoverAnchor}: those of `<div>`. */
export interface PopoverAnchorProps extends ComponentProps<'div'> {
  /** The name by which style sheets know it. */
  'data-slot'?: string | undefined;
}

/** What the panel stands at when that is not its button. Renders a `<div>`. */
export function PopoverAnchor({ ref, ...props }: PopoverAnchorProps) {
  const { anchor } = usePopover('PopoverAnchor');
  useImperativeHandle(ref, () => anchor.current as HTMLDivElement, [anchor]);
  return <div data-slot="popover-anchor" {...props} ref={anchor as RefObject<HTMLDivElement | null>} />;
}

/** Props of {@link PopoverContent}: those of Radix's part, and its variants. */
export interface PopoverContentProps
  extends Omit<Radix.PopoverContentProps, 'asChild' | 'forceMount' | 'id'>,
    VariantProps<typeof popoverVariants> {
  /** The side of its button at which it stands, where there is room for it; a side of the window. */
  side?: Radix.PopoverContentProps['side'] | undefined;
  /** Which of its ends stands in line with that of its button. */
  align?: Radix.PopoverContentProps['align'] | undefined;
  /** Takes the element of the panel while it is open. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** The name by which style sheets know the panel. */
  'data-slot'?: string | undefined;
}

/**
 * The panel. `side`, `align` and `sideOffset` (pixels) say where it stands at its button, below its start when they
 * say nothing. It leaves the focus where it is. Renders a `<div>`, only while it is open.
 */
export function PopoverContent(props: PopoverContentProps) {
  const { expanded, setOpen, panel: Panel, panelId, anchor } = usePopover('PopoverContent');
  if (!expanded || !Panel) return null;
  return <Panel {...props} id={panelId} anchor={anchor} onClose={(details) => setOpen(false, details)} />;
}

/** The open panel without Radix: it stands where the page puts it, and Escape or its button closes it. */
function UnplacedPanel({
  anchor,
  onClose,
  role,
  surface,
  padded,
  className,
  onKeyDown,
  align,
  // What only Radix can do, and a <div> does not know.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is pressed in what it holds
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
