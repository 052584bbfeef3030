'use client';

import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { ignoreHeldEnter } from '../../../internals/hooks/ignoreHeldEnter.ts';
import { useInnerLayer } from '../../../internals/layers/useInnerLayer.ts';
import type { OpenChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { useDialog } from './DialogContext.ts';

interface DialogWindowProps extends ComponentProps<'dialog'> {
  partName: string;
}

/** The native modal dialog, rendered only while open. An element with `data-autofocus` gets the focus. */
export function DialogWindow({ partName, ...props }: DialogWindowProps) {
  const { open, setOpen } = useDialog(partName);
  return open ? <OpenWindow {...props} onDone={(details) => setOpen(false, details)} /> : null;
}

/** Number of open dialogs: scrolling is restored when the last one closes. */
let windows = 0;
let former = { overflow: '', scrollbarGutter: '' };

/** Blocks scrolling of the page and keeps its width. Returns the function that undoes this. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (windows === 0) {
    former = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  windows += 1;
  return () => {
    windows -= 1;
    if (windows === 0) Object.assign(style, former);
  };
}

/** Whether the event is the dialog's own: React bubbles `cancel` and `close` of a nested dialog or a file field. */
const isOwn = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

function OpenWindow({
  ref,
  onCancel,
  onClose,
  onPointerDown,
  onPointerUp,
  onDone,
  className,
  ...props
}: ComponentProps<'dialog'> & { onDone: (details: OpenChangeDetails) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Whether the dialog or its scrim is being pressed: the browser fires `cancel` for it, as for Escape. */
  const pressed = useRef(false);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);

  useInnerLayer(true);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    ignoreHeldEnter();
    const letGo = holdPage();
    // Closed before it is removed, so that the browser restores the focus.
    return () => {
      letGo();
      ignoreHeldEnter();
      element.close();
    };
  }, []);

  return (
    <dialog
      {...props}
      // A dialog in the cell of a table does not inherit how its texts wrap. Its padding leaves enlarged text its width.
      className={cx('[--dialog:min(--spacing(6),7vw)] text-start whitespace-normal', className)}
      ref={dialog}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        pressed.current = isOwn(event);
      }}
      onPointerUp={(event) => {
        onPointerUp?.(event);
        // A browser fires `cancel` within the same task.
        setTimeout(() => {
          pressed.current = false;
        });
      }}
      // Escape and the scrim only request closing: a controlled dialog may stay open.
      onCancel={(event) => {
        onCancel?.(event);
        if (!isOwn(event) || event.defaultPrevented) return;
        event.preventDefault();
        onDone({ event, reason: pressed.current ? 'outside' : 'escape' });
      }}
      onClose={(event) => {
        onClose?.(event);
        // In StrictMode the effect has opened it again.
        if (!isOwn(event) || event.currentTarget.open) return;
        onDone({ event, reason: 'close' });
        // Browsers close a dialog on repeated Escape whatever the handler does; a controlled one reopens.
        setTimeout(() => {
          if (dialog.current && !dialog.current.open) dialog.current.showModal();
        });
      }}
    />
  );
}
