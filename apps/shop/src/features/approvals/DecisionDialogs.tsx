import { maxRemarkLength } from '@magazijn/domain/approvals';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
  TextAreaField,
} from '@magazijn/ui';
import { useState } from 'react';
import { approvalTexts as texts } from './approvalTexts.ts';

interface RefuseRequestProps {
  requester: string;
  busy: boolean;
  /** Resolves to whether it was refused. */
  onRefuse: (reason: string) => Promise<boolean>;
}

/** Asks for the reason, and refuses the request. */
export function RefuseRequest({ requester, busy, onRefuse }: RefuseRequestProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const refuse = async (): Promise<void> => {
    const isMissing = reason.trim() === '';
    setError(isMissing ? texts.reasonMissing : '');
    if (isMissing) return;
    const isRefused = await onRefuse(reason.trim());
    // The reason stays for another attempt; why it failed is shown on the page.
    setOpen(false);
    if (isRefused) setReason('');
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setError('');
      }}
    >
      <AlertDialogTrigger>{texts.refuse}</AlertDialogTrigger>
      <AlertDialogContent
        title={texts.refuseTitle(requester)}
        actions={
          <>
            <AlertDialogCancel>{texts.cancel}</AlertDialogCancel>
            <AlertDialogAction
              aria-busy={busy || undefined}
              onClick={(event) => {
                // The dialog stays until the reason is complete and the answer is there.
                event.preventDefault();
                void refuse();
              }}
            >
              {texts.refuse}
            </AlertDialogAction>
          </>
        }
      >
        <p>{texts.refuseHelp(requester)}</p>
        <TextAreaField
          label={texts.reason}
          rows={3}
          maxLength={maxRemarkLength}
          value={reason}
          onValueChange={setReason}
          error={error || undefined}
        />
      </AlertDialogContent>
    </AlertDialog>
  );
}

interface WithdrawRequestProps {
  busy: boolean;
  onWithdraw: () => Promise<boolean>;
}

/** Asks, and withdraws the request. */
export function WithdrawRequest({ busy, onWithdraw }: WithdrawRequestProps) {
  const [open, setOpen] = useState(false);
  return (
    <AlertDialog open={open} onOpenChange={setOpen}>
      <AlertDialogTrigger>{texts.withdraw}</AlertDialogTrigger>
      <AlertDialogContent
        title={texts.withdrawTitle}
        actions={
          <>
            <AlertDialogCancel>{texts.cancel}</AlertDialogCancel>
            <AlertDialogAction
              aria-busy={busy || undefined}
              onClick={(event) => {
                event.preventDefault();
                void onWithdraw().then(() => setOpen(false));
              }}
            >
              {texts.withdraw}
            </AlertDialogAction>
          </>
        }
      >
        <p>{texts.withdrawHelp}</p>
      </AlertDialogContent>
    </AlertDialog>
  );
}
