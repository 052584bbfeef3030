import { ApiError, type ApprovalCheck, buyerMessage, type DraftOrder } from '@magazijn/api-client';
import { maxRemarkLength } from '@magazijn/domain/approvals';
import { canOrder } from '@magazijn/domain/cart';
import {
  announce,
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  MessageList,
  TextAreaField,
} from '@magazijn/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { approverNames } from '../../shared/approvals/approverNames.ts';
import { useReasonText } from '../../shared/approvals/useReasonText.ts';
import { useRefresh } from '../../shared/data/useQuery.ts';
import { approvalHref } from '../../shared/links/paths.ts';
import { orderedGoods } from '../../shared/order/createOrderPlacement.ts';
import { obstaclesOf } from '../../shared/order/obstacles.tsx';
import { forgetChosenDay, keepDeliveryDetails } from '../../shared/order/orderRecord.ts';
import { useCart, useCustomer } from '../../shared/stores/StoresProvider.tsx';
import { requestTexts as texts } from './requestTexts.ts';

interface RequestApprovalProps {
  draft: DraftOrder;
  approval: ApprovalCheck;
}

/** Why the order cannot be requested; null when it can. */
function obstacleOf({ draft: { cart }, approval: { refusal } }: RequestApprovalProps): string | null {
  if (!canOrder(cart)) return obstaclesOf(cart)[0]?.text ?? texts.blocked;
  return refusal || null;
}

/** Why an order needs approval, and who approves it or why it cannot be requested. */
export function ApprovalReasons({ reasons, refusal, approvers }: ApprovalCheck) {
  const reasonText = useReasonText(true);
  const outcome = refusal || texts.approvedBy(approverNames(approvers));
  return (
    <MessageList
      className="pb-6"
      messages={[
        { tone: refusal ? 'warning' : 'info', text: [...reasons.map(reasonText), outcome].join(' ') },
      ]}
    />
  );
}

interface RequestButtonProps extends RequestApprovalProps {
  busy: boolean;
  /** Calls the function once address and note are saved. */
  whenSaved: (act: () => void) => void;
  /** Whether the request is being sent: the cart may empty, and no other draft is created. */
  onRequesting: (isRequesting: boolean) => void;
}

/** 'Vraag goedkeuring' in the place of the order button: asks for a remark, sends the request, and opens it. */
export function RequestButton({ draft, approval, busy, whenSaved, onRequesting }: RequestButtonProps) {
  const { api } = useCustomer();
  const { revision, store } = useCart();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  const [remark, setRemark] = useState('');
  const [sending, setSending] = useState(false);
  const [error, setError] = useState('');
  const obstacle = obstacleOf({ draft, approval });

  const send = async (): Promise<void> => {
    if (sending) return;
    setSending(true);
    setError('');
    onRequesting(true);
    try {
      const { requestId } = await api.requestApproval(draft.id, remark.trim());
      const owner = draft.company.customerNumber;
      store.takeOut({ id: draft.id, owner, revision, intent: orderedGoods(draft.cart) });
      forgetChosenDay();
      keepDeliveryDetails(null);
      await refresh('approvalRequests');
      await navigate(approvalHref(requestId, true), {
        replace: true,
        state: { approvers: approval.approvers },
      });
    } catch (cause) {
      console.warn('The approval was not requested', cause);
      const isRefused = cause instanceof ApiError && cause.kind === 'refused';
      setError(isRefused ? buyerMessage(cause) || texts.failed : texts.unknown);
      setSending(false);
      onRequesting(false);
    }
  };

  return (
    <>
      <Button
        tone="primary"
        size="l"
        loading={busy && !sending}
        aria-haspopup="dialog"
        aria-disabled={obstacle !== null || undefined}
        onClickCapture={() => obstacle !== null && announce(obstacle)}
        onClick={() => whenSaved(() => setOpen(true))}
      >
        {texts.request}
      </Button>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          if (!sending) setOpen(next);
        }}
      >
        <DialogContent
          title={texts.title}
          actions={
            <>
              <DialogClose>{texts.cancel}</DialogClose>
              <Button tone="primary" loading={sending} onClick={() => void send()}>
                {texts.send}
              </Button>
            </>
          }
        >
          <MessageList messages={error === '' ? [] : [{ tone: 'error', text: error }]} />
          <p className="wrap-anywhere">{texts.whatHappens(approverNames(approval.approvers))}</p>
          <TextAreaField
            label={texts.remark}
            hint={texts.remarkHint}
            required={false}
            showOptional
            rows={3}
            maxLength={maxRemarkLength}
            value={remark}
            onValueChange={setRemark}
          />
        </DialogContent>
      </Dialog>
    </>
  );
}
