'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { cx, type VariantProps } from 'class-variance-authority';
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { OpenChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { buttonVariants } from '../button/buttonVariants.ts';

type RecordCause = (details: OpenChangeDetails) => void;

/** Records the last event of the button or the items, since Radix reports changes without their cause. */
const CauseContext = createContext<RecordCause>(() => undefined);

export interface MenuProps {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open initially (uncontrolled). */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, for any reason. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
  /** `MenuTrigger` and `MenuContent`. */
  children?: ReactNode;
}

/** Actions behind a button. Renders no element. */
export function Menu({ onOpenChange, ...props }: MenuProps) {
  const cause = useRef<OpenChangeDetails>(null);
  const recordCause: RecordCause = (details) => {
    cause.current = details;
  };
  return (
    <CauseContext value={recordCause}>
      {/* Not modal: the page behind it scrolls and is not hidden from screen readers. */}
      <Radix.Root
        {...props}
        onOpenChange={(open) => {
          // Without a cause: the window lost the focus.
          onOpenChange?.(open, cause.current ?? { event: new Event('blur'), reason: 'outside' });
          cause.current = null;
        }}
        modal={false}
      />
    </CauseContext>
  );
}

export interface MenuTriggerProps
  extends Omit<
    ComponentProps<typeof Radix.Trigger>,
    'asChild' | 'id' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'
  > {
  /** A tone of `Button`; `plain` has no styles. */
  tone?: NonNullable<VariantProps<typeof buttonVariants>['tone']> | 'plain' | undefined;
  /** Another button with its own styles, such as an `IconButton`. */
  render?: ReactElement | undefined;
}

/** The button that opens the menu. Renders a `<button>`, or `render`. */
export function MenuTrigger({
  tone = 'secondary',
  render,
  className,
  children,
  onPointerDownCapture,
  onKeyDownCapture,
  ...props
}: MenuTriggerProps) {
  const recordCause = useContext(CauseContext);
  const isPlain = tone === 'plain' || render !== undefined;
  return (
    <Radix.Trigger
      {...props}
      onPointerDownCapture={(event) => {
        onPointerDownCapture?.(event);
        recordCause({ event, reason: 'trigger' });
      }}
      onKeyDownCapture={(event) => {
        onKeyDownCapture?.(event);
        recordCause({ event, reason: 'trigger' });
      }}
      asChild={render !== undefined}
      data-slot="menu-trigger"
      className={cx(!isPlain && buttonVariants({ tone }), className) || undefined}
    >
      {render ?? children}
    </Radix.Trigger>
  );
}

/** Removes the `dir` that Radix sets, so that the page's direction applies. */
const noDirection = { dir: undefined };

const subscribe = () => () => undefined;

export interface MenuContentProps
  extends Omit<
    ComponentProps<typeof Radix.Content>,
    'asChild' | 'forceMount' | 'id' | 'role' | 'aria-labelledby'
  > {
  /** The preferred side of the button, as a side of the window. */
  side?: Radix.DropdownMenuContentProps['side'] | undefined;
  /** The edge that is aligned with the button. */
  align?: Radix.DropdownMenuContentProps['align'] | undefined;
}

/** The items, beside the button by `side`, `align` and `sideOffset`. Renders a `<div role="menu">` while open. */
export function MenuContent({
  className,
  onClickCapture,
  onKeyDownCapture,
  onEscapeKeyDown,
  onFocusOutside,
  onInteractOutside,
  ...props
}: MenuContentProps) {
  const recordCause = useContext(CauseContext);
  // Radix positions it by inline style, which a strict content policy blocks in server HTML.
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  if (!isInBrowser) return null;
  return (
    <Radix.Content
      align="start"
      loop
      collisionPadding={8}
      {...noDirection}
      {...props}
      onClickCapture={(event) => {
        onClickCapture?.(event);
        recordCause({ event, reason: 'select' });
      }}
      onKeyDownCapture={(event) => {
        onKeyDownCapture?.(event);
        recordCause({ event, reason: 'select' });
      }}
      onEscapeKeyDown={(event) => {
        onEscapeKeyDown?.(event);
        recordCause({ event, reason: 'escape' });
      }}
      onFocusOutside={(event) => {
        onFocusOutside?.(event);
        // The blur of a selected item must not close the menu: the click does.
        const { target } = event;
        if (target instanceof Element && target.matches('[aria-haspopup=menu][aria-expanded=true]'))
          event.preventDefault();
      }}
      onInteractOutside={(event) => {
        onInteractOutside?.(event);
        if (!event.defaultPrevented) recordCause({ event: event.detail.originalEvent, reason: 'outside' });
      }}
      data-slot="menu-content"
      className={cx(
        'z-30 my-2 max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-56 overflow-y-auto',
        'z-30 rounded-b-label border-[1.5px] rail-t border-ink bg-surface text-15 text-ink',
        className,
      )}
    />
  );
}

export interface MenuGroupProps
  extends Omit<ComponentProps<typeof Radix.Group>, 'asChild' | 'role' | 'aria-label'> {
  /** Shown above its items. */
  label: string;
}

/** Related items under a label. Renders a `<div>` with the role `group`. */
export function MenuGroup({ label, children, ...props }: MenuGroupProps) {
  return (
    <Radix.Group {...props} aria-label={label} data-slot="menu-group">
      <Radix.Label aria-hidden data-slot="menu-label" className="px-4 pt-3 pb-1 text-13 font-bold text-ink-2">
        {label}
      </Radix.Label>
      {children}
    </Radix.Group>
  );
}

export type MenuSeparatorProps = Omit<ComponentProps<typeof Radix.Separator>, 'asChild' | 'role'>;

/** A rule between items. Renders a `<div>` with the role `separator`. */
export function MenuSeparator({ className, ...props }: MenuSeparatorProps) {
  return (
    <Radix.Separator
      {...props}
      data-slot="menu-separator"
      className={cx('border-b border-rule', className)}
    />
  );
}
