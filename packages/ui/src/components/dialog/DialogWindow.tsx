'use client';

import {
  type ComponentProps,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useDialog } from './DialogContext.ts';

/** Props of {@link DialogWindow}: those of `<dialog>`, and the part that it is, for its slot and its errors. */
interface DialogWindowProps extends ComponentProps<'dialog'> {
  partName: string;
}

/** The platform's modal dialog, only while it is open. What carries `data-autofocus` gets the focus first. */
export function DialogWindow({ partName, ...props }: DialogWindowProps) {
  const { open, setOpen } = useDialog(partName);
  return open ? <OpenWindow {...props} onDone={(event) => setOpen(false, { event })} /> : null;
}

function OpenWindow({
  ref,
  onClose,
  onDone,
  ...props
}: ComponentProps<'dialog'> & { onDone: (event: SyntheticEvent) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Closed before it leaves the page, it gives the focus back.
    return () => element?.close();
  }, []);

  return (
    <dialog
      {...props}
      ref={dialog}
      onClose={(event) => {
        onClose?.(event);
        onDone(event);
      }}
    />
  );
}
