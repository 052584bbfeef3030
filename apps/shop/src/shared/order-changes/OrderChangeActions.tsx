import { buyerMessage } from '@magazijn/api-client';
import type { Cents } from '@magazijn/domain/money';
import { formatEuros } from '@magazijn/domain/money';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
  announce,
  ButtonLink,
  MessageList,
  VisuallyHidden,
} from '@magazijn/ui';
import { useState } from 'react';
import { paths } from '../links/paths.ts';
import { useNow } from '../page/useNow.ts';
import { useMay } from '../session/useSession.ts';
import { useStores } from '../stores/StoresProvider.tsx';
import { changeQuery } from './changeQuery.ts';
import { deadlineText, orderChangeTexts as texts } from './orderChangeTexts.ts';
import { useRefreshOrders } from './useRefreshOrders.ts';

/** The data of changing and cancelling an order. */
interface ChangeableOrder {
  readonly id: number;
  readonly number: string;
  /** Milliseconds since 1970; null when it can no longer be changed. */
  readonly changeableUntil: number | null;
  /** What was paid by card or iDEAL; null for an order that is paid later. */
  readonly paid: Cents | null;
}

interface OrderChangeActionsProps {
  order: ChangeableOrder;
  /** Called after cancelling with what happened, in Dutch. */
  onCancelled: (message: string) => void;
}

/** Until when an order can be changed, and the ways to change and to cancel it, for people who may order. */
export function OrderChangeActions({ order, onCancelled }: OrderChangeActionsProps) {
  const now = useNow();
  const mayOrder = useMay('order');
  const { id, number, changeableUntil } = order;
  if (!mayOrder) return null;
  if (changeableUntil === null || now >= changeableUntil)
    return <p className="text-15 text-ink-2">{texts.closed}</p>;
  return (
    <div className="grid gap-1 wide:flex wide:flex-wrap wide:items-center wide:gap-x-4">
      <p className="text-15">{texts.changeableUntil(deadlineText(changeableUntil, now))}</p>
      <span className="flex flex-wrap gap-x-4">
        <ButtonLink tone="secondary" href={`${paths.order.href({ order: String(id) })}?${changeQuery}`}>
          {texts.change} <VisuallyHidden>{number}</VisuallyHidden>
        </ButtonLink>
        <CancelOrder order={order} onCancelled={onCancelled} />
      </span>
    </div>
  );
}

/** Cancels an order after a confirmation that names the consequences. */
function CancelOrder({ order: { id, number, paid }, onCancelled }: OrderChangeActionsProps) {
  const { loadApi } = useStores();
  const refresh = useRefreshOrders();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const cancel = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      const { refund } = await (await loadApi()).cancelOrder(id);
      const message = [texts.cancelled(number), refund && texts.refund(formatEuros(refund))]
        .filter(Boolean)
        .join(' ');
      setOpen(false);
      announce(message);
      onCancelled(message);
      await refresh();
    } catch (cause) {
      console.warn('The order was not cancelled', cause);
      setError(buyerMessage(cause) || texts.notCancelled);
    }
    setBusy(false);
  };

  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setError('');
      }}
    >
      <AlertDialogTrigger tone="tertiary">
        {texts.cancel} <VisuallyHidden>{number}</VisuallyHidden>
      </AlertDialogTrigger>
      <AlertDialogContent
        tone="danger"
        title={texts.cancelTitle(number)}
        actions={
          <>
            <AlertDialogCancel>{texts.keep}</AlertDialogCancel>
            <AlertDialogAction
              tone="danger"
              aria-busy={busy || undefined}
              onClick={(event) => {
                // The answer may be a refusal, which shows in the dialog.
                event.preventDefault();
                void cancel();
              }}
            >
              {texts.confirmCancel}
            </AlertDialogAction>
          </>
        }
      >
        <p>
          {texts.cancelText} {paid === null ? texts.nothingToPay : texts.refund(formatEuros(paid))}
        </p>
        {error !== '' && <MessageList messages={[{ tone: 'error', text: error }]} />}
      </AlertDialogContent>
    </AlertDialog>
  );
}
