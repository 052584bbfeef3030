'use client';

import {
  type ComponentProps,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useInnerLayer } from '../../../internals/layers/useInnerLayer.ts';
import type { OpenChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { useDialog } from './DialogContext.ts';

/** Props of {@link DialogWindow}: those of `<dialog>`, and the part that it is, for its slot and its errors. */
interface DialogWindowProps extends ComponentProps<'dialog'> {
  partName: string;
}

/** The platform's modal dialog, only while it is open. What carries `data-autofocus` gets the focus first. */
export function DialogWindow({ partName, ...props }: DialogWindowProps) {
  const { open, setOpen } = useDialog(partName);
  return open ? <OpenWindow {...props} onDone={(details) => setOpen(false, details)} /> : null;
}

/** How many windows are open: the last one lets the page go. */
let windows = 0;
let former = { overflow: '', scrollbarGutter: '' };

/** Keeps the page behind a window where it is, and as wide as it is. Answers what lets it go. */
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

/** Of the window itself: React lets these events rise from a window inside it, and from a field for files. */
const isOwn = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;

function OpenWindow({
  ref,
  onCancel,
  onClose,
  onPointerDown,
  onPointerUp,
  onDone,
  ...props
}: ComponentProps<'dialog'> & { onDone: (details: OpenChangeDetails) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** A press on the window itself, or its scrim, is under way: the browser cancels for both it and Escape. */
  const pressed = useRef(false);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);

  useInnerLayer(true);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const letGo = holdPage();
    // Closed before it leaves the page, it gives the focus back.
    return () => {
      letGo();
      element.close();
    };
  }, []);

  return (
    <dialog
      {...props}
      ref={dialog}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        pressed.current = isOwn(event);
      }}
      onPointerUp={(event) => {
        onPointerUp?.(event);
        // A browser cancels within the same task.
        setTimeout(() => {
          pressed.current = false;
        });
      }}
      // Escape and a press beside it ask; the caller decides, and may keep it open.
      onCancel={(event) => {
        onCancel?.(event);
        if (!isOwn(event) || event.defaultPrevented) return;
        event.preventDefault();
        onDone({ event, reason: pressed.current ? 'outside' : 'escape' });
      }}
      onClose={(event) => {
        onClose?.(event);
        // An effect that ran twice has opened it again since.
        if (!isOwn(event) || event.currentTarget.open) return;
        onDone({ event, reason: 'close' });
        // After several times Escape a browser closes it unasked; a caller may keep it open all the same.
        setTimeout(() => {
          if (dialog.current && !dialog.current.open) dialog.current.showModal();
        });
      }}
    />
  );
}
