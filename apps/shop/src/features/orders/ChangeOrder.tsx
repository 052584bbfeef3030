import { ApiError, buyerMessage, type DeliveryAddress, type Order } from '@magazijn/api-client';
import { maxReferenceLength } from '@magazijn/domain/cart';
import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import {
  CheckoutLayout,
  DeliveryDates,
  type MessageItem,
  MessageList,
  OrderLines,
  TextField,
} from '@magazijn/ui';
import { useState } from 'react';
import { useAisleOf } from '../../shared/data/useAisleOf.tsx';
import { useQuery } from '../../shared/data/useQuery.ts';
import { orderLineRows } from '../../shared/order/orderRows.tsx';
import { DeliveryFields, MissingAddresses } from '../../shared/order-changes/DeliveryFields.tsx';
import { deadlineText, orderChangeTexts } from '../../shared/order-changes/orderChangeTexts.ts';
import { useRefreshOrders } from '../../shared/order-changes/useRefreshOrders.ts';
import { TextInView } from '../../shared/page/TextInView.tsx';
import { useNow } from '../../shared/page/useNow.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import { ChangeLines } from './ChangeLines.tsx';
import { ChangeSummary } from './ChangeSummary.tsx';
import { changeTexts as texts } from './changeTexts.ts';
import { useOrderEdits } from './orderEdits.ts';
import { useChangePreview } from './useChangePreview.ts';

interface ChangeOrderProps {
  order: Order;
  /** Shows the order again; `saved` is the message, '' when nothing was changed. */
  onDone: (saved: string) => void;
}

/** The company's addresses, and the order's own if it was removed since. */
function withOwnAddress(
  addresses: readonly DeliveryAddress[],
  { deliveryAddressId: id = null, mainAddress }: Order,
): readonly DeliveryAddress[] {
  const isKnown = id === null || addresses.some((address) => address.id === id);
  return isKnown || !mainAddress ? addresses : [...addresses, { ...mainAddress, id, label: '' }];
}

/** Edits a placed order: products, day, reference, address and note; changes apply when saved. */
export function ChangeOrder({ order, onDone }: ChangeOrderProps) {
  const { loadApi } = useStores();
  const refresh = useRefreshOrders();
  const aisleOf = useAisleOf();
  const edits = useOrderEdits(order);
  const { change, isChanged } = edits;
  const [wasRestored] = useState(isChanged);
  const [message, setMessage] = useState<MessageItem | null>(null);
  const [busy, setBusy] = useState(false);
  const { data: settings } = useQuery('shopSettings');
  const { data: addresses, error: addressesError, retry } = useQuery('deliveryAddresses');
  const now = useNow();
  const until = order.changeableUntil ?? 0;
  const isClosed = now >= until;
  const preview = useChangePreview(order.id, change, () => void refresh());

  const save = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setMessage(null);
    try {
      await (await loadApi()).changeOrder(order.id, change, order.version ?? 0);
      await refresh();
      edits.drop();
      onDone(texts.saved);
    } catch (cause) {
      console.warn('The order was not changed', cause);
      const isConflict = cause instanceof ApiError && cause.status === 409;
      if (isConflict) await refresh();
      setMessage({
        tone: isConflict ? 'warning' : 'error',
        text: isConflict
          ? `${buyerMessage(cause) || texts.conflict} ${texts.editsStay}`
          : buyerMessage(cause) || texts.notSaved,
      });
    }
    setBusy(false);
  };

  const messages: readonly MessageItem[] = [
    ...(isClosed ? [{ tone: 'warning' as const, text: texts.closedNow(deadlineText(until, now)) }] : []),
    ...(message ? [{ ...message, text: <TextInView>{message.text}</TextInView> }] : []),
    ...(wasRestored && isChanged && !isClosed ? [{ tone: 'info' as const, text: texts.restored }] : []),
  ];
  const date = change.date ?? order.deliveryDate;
  const days = new Set([...(settings?.deliveryDates ?? []), order.deliveryDate ?? []].flat());

  return (
    <CheckoutLayout
      className="pt-6"
      summary={
        <ChangeSummary
          before={order.cart.totalInclusive}
          preview={preview}
          isChanged={isChanged}
          isClosed={isClosed}
          busy={busy}
          onSave={() => void save()}
          onLeave={() => {
            edits.drop();
            onDone('');
          }}
        />
      }
    >
      <MessageList className="pb-6" messages={messages} />
      {!isClosed && (
        <p className="pb-4 text-15">{orderChangeTexts.changeableUntil(deadlineText(until, now))}</p>
      )}
      <fieldset disabled={isClosed} className="min-w-0">
        <h2 className="type-heading pb-3 text-22">{texts.lines}</h2>
        {order.areLinesChangeable ? (
          <ChangeLines order={order} edits={edits} preview={preview.last} />
        ) : (
          <>
            <MessageList
              className="pb-4"
              messages={[{ tone: 'info', text: texts.paidLines, announced: true }]}
            />
            <OrderLines lines={orderLineRows(order.cart.lines, aisleOf)} />
          </>
        )}
        <h2 className="type-heading pt-8 pb-3 text-22">{texts.delivery}</h2>
        <div className="grid gap-6">
          <DeliveryDates
            legend={texts.day}
            hideLegend
            hint={texts.dayHint}
            dates={[...days]
              .toSorted((one, other) => one - other)
              .map((seconds) => ({
                value: String(seconds),
                ...describeDeliveryDate(isoDateOfTimestamp(seconds)),
              }))}
            value={date === null ? null : String(date)}
            onValueChange={(value) => edits.edit({ date: Number(value) })}
          />
          {addresses === undefined && addressesError !== undefined && <MissingAddresses onRetry={retry} />}
          {addresses && (
            <DeliveryFields
              addresses={withOwnAddress(addresses, order)}
              disabled={isClosed}
              value={{
                addressId:
                  change.addressId === undefined ? (order.deliveryAddressId ?? null) : change.addressId,
                driverNote: change.driverNote ?? order.driverNote ?? '',
              }}
              onChange={(details) => edits.edit(details)}
            />
          )}
          <TextField
            className="max-w-prose"
            label={texts.reference}
            required={false}
            showOptional
            maxLength={maxReferenceLength}
            autoComplete="off"
            value={change.orderReference ?? order.cart.orderReference}
            onValueChange={(orderReference) => edits.edit({ orderReference })}
          />
        </div>
      </fieldset>
    </CheckoutLayout>
  );
}
