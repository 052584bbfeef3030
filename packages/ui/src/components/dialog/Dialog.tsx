'use client';

import { cx, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react';
import { useLabels } from '#useLabels';
import { dialogLabels } from '../../labels/dialogLabels.ts';
import type { PartLabels } from '../../labels/Labels.ts';
import { composeHandlers } from '../../props/composeHandlers.ts';
import { joinIds } from '../../props/joinIds.ts';
import { RenderAs } from '../../props/RenderAs.tsx';
import { Button } from '../button/Button.tsx';
import { buttonVariants } from '../button/buttonVariants.ts';
import type { OpenChangeDetails } from '../field/OpenChangeDetails.ts';
import { DialogContext, useDialog } from './DialogContext.ts';
import { DialogHeader } from './DialogHeader.tsx';
import { DialogWindow } from './DialogWindow.tsx';

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Shown or not, decided by the caller; without it the dialog keeps its own state. */
  open?: boolean | undefined;
  /** Whether it is open at first, when it keeps that itself. */
  defaultOpen?: boolean;
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

/** Props of {@link DialogTrigger} and {@link DialogClose}: those of `<button>`, and a tone of `Button`. */
export interface DialogButtonProps extends ComponentProps<'button'> {
  /** Another element in the place of the `<button>`. */
  render?: ReactElement | undefined;
  /** A tone of `Button`. */
  tone?: VariantProps<typeof buttonVariants>['tone'];
}

function DialogButton({ tone, render, className, ...props }: DialogButtonProps) {
  if (!render) return <Button {...props} tone={tone} className={className} />;
  const look = cx(buttonVariants({ tone }), className);
  return <RenderAs tag="button" render={render} {...props} className={look} />;
}

/** The button that opens the dialog. Renders a `<button>`. */
export function DialogTrigger({ onClick, ...props }: DialogButtonProps) {
  const { setOpen } = useDialog('DialogTrigger');
  return (
    <DialogButton
      aria-haspopup="dialog"
      data-slot="dialog-trigger"
      {...props}
      onClick={composeHandlers(onClick, (event) => setOpen(true, { event }))}
    />
  );
}

/** A button in the dialog that closes it. Renders a `<button>`. */
export function DialogClose({ onClick, ...props }: DialogButtonProps) {
  const { setOpen } = useDialog('DialogClose');
  return (
    <DialogButton
      data-slot="dialog-close"
      {...props}
      onClick={composeHandlers(onClick, (event) => setOpen(false, { event }))}
    />
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
export function DialogContent({ title, labels, className, children, ...props }: DialogContentProps) {
  const text = useLabels('dialog', dialogLabels, labels);
  const titleId = useId();
  return (
    <DialogWindow
      part="DialogContent"
      closedby="any"
      {...props}
      aria-labelledby={joinIds(titleId, props['aria-labelledby'])}
      data-slot="dialog-content"
      className={cx(
        'm-auto w-96 border border-t-5 border-rule border-t-rail bg-surface p-6 text-ink backdrop:bg-inverse/60',
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
      {children}
    </DialogWindow>
  );
}
