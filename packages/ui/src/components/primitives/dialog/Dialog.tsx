'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useLabels } from '#useLabels';
import type { OpenChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { joinIds } from '../../../internals/props/joinIds.ts';
import { dialogLabels } from '../../../labels/dialogLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { DialogActions } from './DialogActions.tsx';
import { DialogButton, type DialogButtonProps } from './DialogButton.tsx';
import { DialogContext } from './DialogContext.ts';
import { DialogHeader } from './DialogHeader.tsx';
import { DialogWindow } from './DialogWindow.tsx';

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Shown or not, decided by the caller; without it the dialog keeps its own state. */
  open?: boolean | undefined;
  /** Whether it is open at first, when it keeps that itself. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, by whatever way. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
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
  function setOpen(next: boolean, details: OpenChangeDetails): void {
    if (next === open) return;
    setOwn(next);
    onOpenChange?.(next, details);
  }
  return <DialogContext value={{ open, setOpen }}>{children}</DialogContext>;
}

/** The button that opens the dialog. Renders a `<button>`. */
export function DialogTrigger(props: DialogButtonProps) {
  return (
    <DialogButton
      aria-haspopup="dialog"
      {...props}
      partName="DialogTrigger"
      opens
      data-slot="dialog-trigger"
    />
  );
}

/** A button in the dialog that closes it. Renders a `<button>`. */
export function DialogClose(props: DialogButtonProps) {
  return <DialogButton {...props} partName="DialogClose" opens={false} data-slot="dialog-close" />;
}

/** Props of {@link DialogContent}: those of `<dialog>`, its title, and its texts. */
export interface DialogContentProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title'> {
  /** What it is about: its heading and its name. */
  title: ReactNode;
  /** The buttons at its foot: `DialogClose`, or a `Button` of your own. */
  actions?: ReactNode;
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'dialog'> | undefined;
}

/**
 * The window itself, under its title and a button that closes it. A press on the scrim closes it too, unless
 * `closedby` says otherwise. Renders a `<dialog>`, only while it is open.
 */
export function DialogContent({ title, actions, labels, className, children, ...props }: DialogContentProps) {
  const text = useLabels('dialog', dialogLabels, labels);
  const titleId = useId();
  return (
    <DialogWindow
      partName="DialogContent"
      closedby="any"
      {...props}
      aria-labelledby={joinIds(titleId, props['aria-labelledby'])}
      data-slot="dialog-content"
      className={cx(
        'm-auto w-96 border border-t-5 border-rule border-t-rail bg-surface p-6 text-ink backdrop:scrim-modal',
        className,
      )}
    >
      <DialogHeader
        titleId={titleId}
        title={title}
        closeLabel={text.close}
        data-slot="dialog-header"
        className="mb-4"
      />
      <div data-slot="dialog-body" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
      </div>
      {actions && <DialogActions data-slot="dialog-actions">{actions}</DialogActions>}
    </DialogWindow>
  );
}
