import type { DraftOrder } from '@magazijn/api-client';
import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { formatEuros, priceParts } from '@magazijn/domain/money';
import {
  AddressBlock,
  AddressBlocks,
  Button,
  CartSummary,
  CheckoutLayout,
  DeliveryDates,
  MessageList,
  OrderBar,
  OrderLines,
} from '@magazijn/ui';
import { addressLines } from '../../checkout/addressLines.ts';
import { checkoutTexts } from '../../checkout/checkoutTexts.ts';
import { orderLineRows } from '../../checkout/orderLineRows.tsx';
import { paymentTexts } from '../../checkout/paymentTexts.ts';
import { summaryRows } from '../../checkout/summaryRows.ts';
import { paymentPageTexts } from './paymentPageTexts.ts';
import { useDeliveryDate } from './useDeliveryDate.ts';

interface DraftViewProps {
  draft: DraftOrder;
  placing: boolean;
  onPlace: (deliveryDate: number) => void;
}

/** The order as it will be placed: when, where, how it is paid, what is in it, what it costs (T64). */
export function DraftView({ draft, placing, onPlace }: DraftViewProps) {
  const { date, saving, failed, choose } = useDeliveryDate(draft);
  const { company, cart } = draft;
  const payment = paymentTexts[draft.payment];
  const orderable = draft.payment !== 'card';
  const day = describeDeliveryDate(isoDateOfTimestamp(date)).full;
  const button = (
    <Button
      tone="primary"
      size="l"
      busy={placing || saving}
      disabled={!orderable}
      onClick={() => onPlace(date)}
    >
      {paymentPageTexts.place}
    </Button>
  );

  return (
    <>
      <CheckoutLayout
        summary={
          <CartSummary
            title={paymentPageTexts.summary}
            rows={summaryRows(cart)}
            total={{ label: checkoutTexts.total, price: priceParts(cart.totalInclusive) }}
            action={button}
            note={paymentPageTexts.note(day, payment.name)}
          />
        }
      >
        <h1 className="sr-only">{paymentPageTexts.heading}</h1>
        <MessageList
          className="pb-6"
          messages={[
            ...(orderable ? [] : [{ tone: 'info' as const, text: paymentPageTexts.noCard }]),
            ...(failed ? [{ tone: 'error' as const, text: paymentPageTexts.dateFailed }] : []),
          ]}
        />
        <DeliveryDates
          legend={paymentPageTexts.when}
          hint={paymentPageTexts.whenHint}
          dates={draft.deliveryDates.map(ticketOf)}
          value={String(date)}
          onValueChange={(value) => void choose(Number(value))}
        />
        <h2 className="type-heading pt-8 pb-3 text-22">{paymentPageTexts.addressAndPayment}</h2>
        <AddressBlocks>
          <AddressBlock title={paymentPageTexts.deliveryAddress} lines={addressLines(company.mainAddress)} />
          <AddressBlock
            title={paymentPageTexts.invoiceAddress}
            lines={addressLines(company.invoiceAddress)}
          />
          <AddressBlock
            title={paymentPageTexts.paymentMethod}
            lines={[<b key="name">{payment.name}</b>, ...payment.explanation]}
          />
        </AddressBlocks>
        <p className="pt-3 text-15 text-ink-2">{paymentPageTexts.addressHint}</p>
        {cart.orderReference !== '' && (
          <p className="pt-6">
            <span className="text-ink-2">{paymentPageTexts.reference}:</span> {cart.orderReference}
          </p>
        )}
        <h2 className="type-heading pt-8 pb-3 text-22">{paymentPageTexts.lines}</h2>
        <OrderLines lines={orderLineRows(cart.lines)} />
      </CheckoutLayout>
      <OrderBar total={formatEuros(cart.totalInclusive)} detail="incl. btw" action={button} />
    </>
  );
}

/** A date on offer as a calendar ticket. */
function ticketOf(seconds: number) {
  return { value: String(seconds), ...describeDeliveryDate(isoDateOfTimestamp(seconds)) };
}
