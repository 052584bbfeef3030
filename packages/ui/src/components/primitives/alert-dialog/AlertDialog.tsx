import { useLabels } from '#useLabels';
import { alertDialogLabels } from '../../../labels/alertDialogLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { Dialog, type DialogProps } from '../dialog/Dialog.tsx';
import { DialogButton, type DialogButtonProps } from '../dialog/DialogButton.tsx';

/** A question that the user must answer before continuing. Renders no element. */
export function AlertDialog(props: DialogProps) {
  return <Dialog {...props} />;
}

/** The button that opens the dialog. Renders a `<button>`. */
export function AlertDialogTrigger(props: DialogButtonProps) {
  return (
    <DialogButton
      aria-haspopup="dialog"
      {...props}
      partName="AlertDialogTrigger"
      opens
      data-slot="alert-dialog-trigger"
    />
  );
}

export interface AlertDialogCancelProps extends DialogButtonProps {
  labels?: PartLabels<'alertDialog'> | undefined;
}

/** The answer that changes nothing; it has the focus initially. Renders a `<button>`. */
export function AlertDialogCancel({ labels, children, ...props }: AlertDialogCancelProps) {
  const text = useLabels('alertDialog', alertDialogLabels, labels);
  return (
    <DialogButton
      {...props}
      partName="AlertDialogCancel"
      opens={false}
      data-slot="alert-dialog-cancel"
      data-autofocus=""
    >
      {children || text.cancel}
    </DialogButton>
  );
}

/** Runs the action and closes the dialog, unless the event's default is prevented. Renders a `<button>`. */
export function AlertDialogAction({ tone = 'primary', ...props }: DialogButtonProps) {
  return (
    <DialogButton
      {...props}
      partName="AlertDialogAction"
      opens={false}
      data-slot="alert-dialog-action"
      tone={tone}
    />
  );
}
