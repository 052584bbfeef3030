import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { ButtonLink, OrderConfirmation } from '@magazijn/ui';
import type { PendingOrder } from '../../checkout/pendingOrder.ts';
import { paths } from '../../paths/paths.ts';
import { PartnerHint } from './PartnerHint.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';
import { type PlacedOrder, usePlacedOrder } from './usePlacedOrder.ts';

interface ConfirmationProps {
  customerNumber: string;
  /** Whether the grocery partner shows for this account (S88). */
  partnerEnabled: boolean;
}

/** Thanks for the order that this tab placed: its number, its day, how it is paid, what happens next (S62). */
export function Confirmation({ customerNumber, partnerEnabled }: ConfirmationProps) {
  const order = usePlacedOrder(customerNumber);
  return (
    <OrderConfirmation
      title={paymentPageTexts.succeeded}
      numberLabel={paymentPageTexts.orderNumber}
      number={order.placed?.number}
      facts={factsOf(order)}
      actions={
        <>
          <ButtonLink tone="primary" href={paths.orderHistory.href()}>
            {paymentPageTexts.toHistory}
          </ButtonLink>
          <ButtonLink tone="secondary" href={paths.home.href()}>
            {paymentPageTexts.continueShopping}
          </ButtonLink>
        </>
      }
    >
      {partnerEnabled && <PartnerHint />}
    </OrderConfirmation>
  );
}

const paymentFacts = {
  confirming: paymentPageTexts.confirming,
  pending: paymentPageTexts.pendingPayment,
  paid: paymentPageTexts.paid,
} as const;

function factsOf({ placed, payment, backorders }: PlacedOrder) {
  const { backorder, backorderFact, backorderHint, deliveryDay, next, nextText, paymentFact } =
    paymentPageTexts;
  const later = backorders.map(({ amount, description }) => backorder(amount, description)).join(', ');
  return [
    ...(placed ? [{ label: deliveryDay, value: deliveryOf(placed) }] : []),
    ...(payment ? [{ label: paymentFact, value: <span role="status">{paymentFacts[payment]}</span> }] : []),
    ...(later === '' ? [] : [{ label: backorderFact, value: `${later}. ${backorderHint}` }]),
    ...(placed ? [{ label: next, value: nextText }] : []),
  ];
}

/** The day; and that it is another than was chosen, where that one had passed. */
function deliveryOf({ deliveryDate, chosenDate }: PendingOrder): string {
  if (chosenDate === undefined) return dayOf(deliveryDate);
  return `${dayOf(deliveryDate)}. ${paymentPageTexts.dateMoved(dayOf(chosenDate))}`;
}

const dayOf = (seconds: number): string => describeDeliveryDate(isoDateOfTimestamp(seconds)).full;
