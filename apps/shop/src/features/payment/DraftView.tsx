import type { DraftOrder } from '@magazijn/api-client';
import { canOrder } from '@magazijn/domain/cart';
import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { formatEuros, priceParts } from '@magazijn/domain/money';
import { Button, CartSummary, CheckoutLayout, DeliveryDates, OrderBar, OrderLines } from '@magazijn/ui';
import { checkoutTexts } from '../../checkout/checkoutTexts.ts';
import { orderLineRows } from '../../checkout/orderLineRows.tsx';
import { paymentTexts } from '../../checkout/paymentTexts.ts';
import { shortObstacle } from '../../checkout/shortObstacle.ts';
import { summaryRows } from '../../checkout/summaryRows.ts';
import { DraftAddresses } from './DraftAddresses.tsx';
import { DraftMessages } from './DraftMessages.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';
import { useDeliveryDate } from './useDeliveryDate.ts';

interface DraftViewProps {
  draft: DraftOrder;
  placing: boolean;
  /** Whether an attempt to place it got no answer. */
  unknown: boolean;
  onPlace: (deliveryDate: number) => void;
}

/** The order as it will be placed: when, where, how it is paid, what is in it, what it costs (T64). */
export function DraftView({ draft, placing, unknown, onPlace }: DraftViewProps) {
  const { date, saving, failed, choose } = useDeliveryDate(draft);
  const { cart } = draft;
  const day = describeDeliveryDate(isoDateOfTimestamp(date)).full;
  const obstacle = shortObstacle(cart);
  const button = (
    <Button
      tone="primary"
      size="l"
      busy={placing || saving}
      disabled={draft.payment === 'card' || !canOrder(cart)}
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
            {...(obstacle === null ? {} : { blocked: obstacle })}
            note={paymentPageTexts.note(day, paymentTexts[draft.payment].inSentence)}
          />
        }
      >
        <DraftMessages draft={draft} dateFailed={failed} unknown={unknown} />
        <DeliveryDates
          legend={paymentPageTexts.when}
          hint={paymentPageTexts.whenHint}
          dates={draft.deliveryDates.map(ticketOf)}
          value={String(date)}
          onValueChange={(value) => void choose(Number(value))}
        />
        <DraftAddresses draft={draft} />
        <h2 className="type-heading pt-8 pb-3 text-22">{paymentPageTexts.lines}</h2>
        <OrderLines lines={orderLineRows(cart.lines)} />
      </CheckoutLayout>
      <OrderBar
        total={formatEuros(cart.totalInclusive)}
        detail="incl. btw"
        action={button}
        blocked={obstacle}
      />
    </>
  );
}

/** A date on offer as a calendar ticket. */
function ticketOf(seconds: number) {
  return { value: String(seconds), ...describeDeliveryDate(isoDateOfTimestamp(seconds)) };
}
