import type { DraftOrder } from '@magazijn/api-client';
import { canOrder } from '@magazijn/domain/cart';
import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { formatEuros, priceParts } from '@magazijn/domain/money';
import { announce, Button, CartSummary, OrderBar } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { checkoutTexts } from '../../shared/order/checkoutTexts.ts';
import { obstaclesOf } from '../../shared/order/obstacles.tsx';
import { summaryRows } from '../../shared/order/orderRows.tsx';
import { paymentTexts } from '../../shared/order/paymentTexts.ts';
import { OrderingFor } from '../../shared/session/OrderingFor.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';
import type { DeliveryDay } from './useDraftOrder.ts';

interface DraftPanelProps {
  draft: DraftOrder;
  day: DeliveryDay;
  /** Whether the order is being placed, or its payment opened. */
  busy: boolean;
  onPay: (deliveryDate: number) => void;
  onPlace: (deliveryDate: number) => void;
  /** Replaces the button that places the order; null for that button. */
  request: ReactNode;
}

/** With a coupon the total may be zero: then the order is placed without a payment. */
const isFree = ({ cart }: DraftOrder): boolean => cart.totalInclusive === 0;

const obstacleOf = ({ cart }: DraftOrder): string | undefined => obstaclesOf(cart)[0]?.text;

/** Places the order or opens the payment page; a disabled one announces the reason when pressed. */
function OrderButton({ draft, day, busy, onPay, onPlace, request }: DraftPanelProps) {
  const isCard = draft.payment === 'card' && !isFree(draft);
  const refused = (isCard && draft.checkout === null) || !canOrder(draft.cart);
  if (request !== null) return request;
  return (
    <div className="grid gap-1 text-15">
      <OrderingFor />
      {request ?? (
        <Button
          tone="primary"
          size="l"
          loading={busy || day.saving}
          aria-disabled={refused || undefined}
          onClickCapture={() => refused && announce(obstacleOf(draft) ?? paymentPageTexts.noCard)}
          onClick={() => (isCard ? onPay : onPlace)(day.date)}
        >
          {isCard ? paymentPageTexts.pay : paymentPageTexts.place}
        </Button>
      )}
    </div>
  );
}

export function DraftPanel(props: DraftPanelProps) {
  const { draft, day } = props;
  const { vatShown } = useShopLinks();
  const { cart, company, payment } = draft;
  return (
    <CartSummary
      title={paymentPageTexts.summary}
      rows={summaryRows(cart, vatShown[company.mainAddress.country])}
      total={{ label: checkoutTexts.total, price: priceParts(cart.totalInclusive) }}
      // Phones have the button in the bar at the bottom.
      action={
        <div className="grid max-wide:hidden">
          <OrderButton {...props} />
        </div>
      }
      blocked={obstacleOf(draft)}
      note={paymentPageTexts.note(
        describeDeliveryDate(isoDateOfTimestamp(day.date)).full,
        isFree(draft) ? paymentPageTexts.free : paymentTexts[payment].inSentence,
      )}
    />
  );
}

export function DraftBar(props: DraftPanelProps) {
  const { draft } = props;
  return (
    <OrderBar
      total={formatEuros(draft.cart.totalInclusive)}
      detail="incl. btw"
      action={<OrderButton {...props} />}
      blocked={obstacleOf(draft)}
    />
  );
}
