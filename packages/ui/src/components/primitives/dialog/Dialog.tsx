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

export interface DialogProps {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open initially (uncontrolled). */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, for any reason. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
  /** `DialogContent`, and a `DialogTrigger` if a button opens it. */
  children?: ReactNode;
}

/** A modal window: Escape closes it, Tab stays in it, and the focus returns afterwards. Renders no element. */
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

export interface DialogContentProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title'> {
  /** Its heading and accessible name. */
  title: ReactNode;
  /** The buttons at its foot: `DialogClose`, or other `Button`s. */
  actions?: ReactNode;
  labels?: PartLabels<'dialog'> | undefined;
}

/** The window; a press on the scrim closes it, unless `closedby` is set. Renders a `<dialog>` while it is open. */
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
        'm-auto w-96 border border-t-5 border-rule border-t-rail bg-surface p-(--dialog) text-ink backdrop:scrim-modal',
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
