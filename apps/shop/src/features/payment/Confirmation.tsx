import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { ButtonLink, OrderConfirmation } from '@magazijn/ui';
import { useEffect } from 'react';
import type { PendingOrder } from '../../checkout/pendingOrder.ts';
import { paths } from '../../paths/paths.ts';
import { focusHeading } from '../../shared/focusHeading.ts';
import { outcomeTexts } from './outcomeTexts.ts';
import { PartnerHint } from './PartnerHint.tsx';
import { type PlacedOrder, usePlacedOrder } from './usePlacedOrder.ts';

interface ConfirmationProps {
  customerNumber: string;
  /** Whether the grocery partner shows for this account (S88). */
  partnerEnabled: boolean;
}

/** Thanks for the order that this tab placed: its number, its day, how it is paid, what happens next (S62). */
export function Confirmation({ customerNumber, partnerEnabled }: ConfirmationProps) {
  const order = usePlacedOrder(customerNumber);
  const isPaid = order.payment !== null;

  // The bank and the payment page lead here by a document of its own, to which nobody 'arrives' within the shop.
  useEffect(() => {
    if (isPaid && document.activeElement === document.body) focusHeading();
  }, [isPaid]);

  return (
    <OrderConfirmation
      title={outcomeTexts.succeeded}
      numberLabel={outcomeTexts.orderNumber}
      number={order.placed?.number}
      facts={factsOf(order)}
      actions={
        <>
          <ButtonLink tone="primary" href={paths.orderHistory.href()}>
            {outcomeTexts.toHistory}
          </ButtonLink>
          <ButtonLink tone="secondary" href={paths.home.href()}>
            {outcomeTexts.continueShopping}
          </ButtonLink>
        </>
      }
    >
      {partnerEnabled && <PartnerHint />}
    </OrderConfirmation>
  );
}

const paymentFacts = {
  confirming: outcomeTexts.confirming,
  pending: outcomeTexts.pendingPayment,
  paid: outcomeTexts.paid,
} as const;

function factsOf({ placed, payment, backorders }: PlacedOrder) {
  const { backorder, backorderFact, backorderHint, deliveryDay, next, nextText, paymentFact } = outcomeTexts;
  const later = backorders.map(({ amount, description }) => backorder(amount, description)).join(', ');
  return [
    ...(placed ? [{ label: deliveryDay, value: deliveryOf(placed) }] : []),
    ...(payment ? [{ label: paymentFact, value: <span role="status">{paymentFacts[payment]}</span> }] : []),
    ...(later === '' ? [] : [{ label: backorderFact, value: `${later}. ${backorderHint}` }]),
    ...(placed ? [{ label: next, value: <span className="font-normal">{nextText}</span> }] : []),
  ];
}

/** The day; and that it is another than was chosen, where that one had passed. */
function deliveryOf({ deliveryDate, chosenDate }: PendingOrder): string {
  if (chosenDate === undefined) return dayOf(deliveryDate);
  return `${dayOf(deliveryDate)}. ${outcomeTexts.dateMoved(dayOf(chosenDate))}`;
}

const dayOf = (seconds: number): string => describeDeliveryDate(isoDateOfTimestamp(seconds)).full;
