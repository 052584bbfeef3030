import { useLabels } from '#useLabels';
import { alertDialogLabels } from '../../labels/alertDialogLabels.ts';
import type { PartLabels } from '../../labels/Labels.ts';
import {
  Dialog,
  type DialogButtonProps,
  DialogClose,
  type DialogProps,
  DialogTrigger,
} from '../dialog/Dialog.tsx';

/** A question that has to be answered before anything else happens. Renders no element. */
export function AlertDialog(props: DialogProps) {
  return <Dialog {...props} />;
}

/** The button that asks. Renders a `<button>`. */
export function AlertDialogTrigger(props: DialogButtonProps) {
  return <DialogTrigger data-slot="alert-dialog-trigger" {...props} />;
}

/** Props of {@link AlertDialogCancel}: those of `<button>`, a tone of `Button`, and its texts. */
export interface AlertDialogCancelProps extends DialogButtonProps {
  /** Fixed texts, replaceable one by one. */
  labels?: PartLabels<'alertDialog'>;
}

/** The answer that leaves all as it is, and gets the focus first. Renders a `<button>`. */
export function AlertDialogCancel({ labels, children, ...props }: AlertDialogCancelProps) {
  const text = useLabels('alertDialog', alertDialogLabels, labels);
  return (
    <DialogClose data-slot="alert-dialog-cancel" {...props} data-autofocus="">
      {children || text.cancel}
    </DialogClose>
  );
}

/**
 * The answer that does it, and closes the window. A handler that prevents the event's default keeps the window open,
 * for what takes a while or may fail. Renders a `<button>`.
 */
export function AlertDialogAction({ tone = 'primary', ...props }: DialogButtonProps) {
  return <DialogClose data-slot="alert-dialog-action" {...props} tone={tone} />;
}
