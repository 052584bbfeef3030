'use client';

import { cx, type VariantProps } from 'class-variance-authority';
import { X } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLabels } from '#useLabels';
import { dialogLabels } from '../../labels/dialogLabels.ts';
import type { PartLabels } from '../../labels/Labels.ts';
import { composeHandlers } from '../../props/composeHandlers.ts';
import { joinIds } from '../../props/joinIds.ts';
import { Button } from '../button/Button.tsx';
import type { buttonVariants } from '../button/buttonVariants.ts';
import { IconButton } from '../icon-button/IconButton.tsx';

interface DialogState {
  open: boolean;
  setOpen: (open: boolean) => void;
}

const DialogContext = createContext<DialogState | null>(null);

function useDialog(part: string): DialogState {
  const state = useContext(DialogContext);
  if (!state) throw new Error(`${part} stands inside a Dialog.`);
  return state;
}

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Shown or not, decided by the caller; without it the dialog keeps its own state. */
  open?: boolean | undefined;
  /** Whether it is open at first, when it keeps that itself. */
  defaultOpen?: boolean;
  /** Called when it opens or closes, by whatever way. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** `DialogTrigger`, when a button of it opens it, and `DialogContent`. */
  children?: ReactNode;
}

/**
 * A window over the page, which waits until it is closed. The platform's own modal `<dialog>`: Escape closes it, Tab
 * stays in it, and the focus goes back to where it was. Renders no element.
 */
export function Dialog({ open: given, defaultOpen = false, onOpenChange, children }: DialogProps) {
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  function setOpen(next: boolean): void {
    if (next === open) return;
    setOwn(next);
    onOpenChange?.(next);
  }
  return <DialogContext value={{ open, setOpen }}>{children}</DialogContext>;
}

/** Props of {@link DialogTrigger} and {@link DialogClose}: those of `<button>`, and a tone of `Button`. */
export interface DialogButtonProps extends ComponentProps<'button'> {
  /** Another element in the place of the `<button>`. */
  render?: ReactElement | undefined;
  /** A tone of `Button`. */
  tone?: VariantProps<typeof buttonVariants>['tone'];
}

/** The button that opens the dialog. Renders a `<button>`. */
export function DialogTrigger({ onClick, ...props }: DialogButtonProps) {
  const { setOpen } = useDialog('DialogTrigger');
  return (
    <Button
      aria-haspopup="dialog"
      {...props}
      data-slot="dialog-trigger"
      onClick={composeHandlers(onClick, () => setOpen(true))}
    />
  );
}

/** A button in the dialog that closes it. Renders a `<button>`. */
export function DialogClose({ onClick, ...props }: DialogButtonProps) {
  const { setOpen } = useDialog('DialogClose');
  return (
    <Button {...props} data-slot="dialog-close" onClick={composeHandlers(onClick, () => setOpen(false))} />
  );
}

/** Props of {@link DialogContent}: those of `<dialog>`, its title, and its texts. */
export interface DialogContentProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title'> {
  /** What it is about: its heading and its name. */
  title: ReactNode;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'dialog'>;
}

/**
 * The window itself, under its title and a button that closes it. A press on the scrim closes it too, unless
 * `closedby` says otherwise. Renders a `<dialog>`, only while it is open.
 */
export function DialogContent(props: DialogContentProps) {
  const { open, setOpen } = useDialog('DialogContent');
  return open ? <OpenDialog {...props} onDone={() => setOpen(false)} /> : null;
}

function OpenDialog({
  title,
  labels,
  ref,
  className,
  children,
  onClose,
  onDone,
  ...props
}: DialogContentProps & { onDone: () => void }) {
  const text = useLabels('dialog', dialogLabels, labels);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it leaves the page, it gives the focus back.
    return () => element?.close();
  }, []);

  return (
    <dialog
      closedby="any"
      {...props}
      aria-labelledby={joinIds(titleId, props['aria-labelledby'])}
      ref={dialog}
      data-slot="dialog-content"
      onClose={(event) => {
        onClose?.(event);
        onDone();
      }}
      className={cx(
        'm-auto w-96 border border-t-5 border-rule border-t-rail bg-surface p-6 text-ink backdrop:bg-inverse/60',
        className,
      )}
    >
      <div data-slot="dialog-header" className="mb-4 flex items-center justify-between">
        <h2 id={titleId} className="type-heading text-22">
          {title}
        </h2>
        <IconButton label={text.close} onClick={onDone}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}
