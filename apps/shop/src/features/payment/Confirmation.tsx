import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { ButtonLink, OrderConfirmation } from '@magazijn/ui';
import { useEffect, useState } from 'react';
import { paths } from '../../paths/paths.ts';
import { tabStorage } from '../../storage/tabStorage.ts';
import { useStores } from '../../stores/StoresProvider.tsx';
import { PartnerHint } from './PartnerHint.tsx';
import { paymentPageTexts } from './paymentPageTexts.ts';
import { readPendingOrder } from './pendingOrder.ts';

interface ConfirmationProps {
  customerNumber: string;
  /** Whether the grocery partner shows for this account (S88). */
  partnerEnabled: boolean;
}

/**
 * The order that this tab placed: its number, its day, what happens next. The cart that it was made of is emptied;
 * without such an order, and for a cart that has changed since, nothing is (S62).
 */
export function Confirmation({ customerNumber, partnerEnabled }: ConfirmationProps) {
  const { cart } = useStores();
  const [placed] = useState(() => readPendingOrder(tabStorage, customerNumber));
  const next = { label: paymentPageTexts.next, value: paymentPageTexts.nextText };

  useEffect(() => {
    if (placed !== null && cart.getState().revision === placed.revision) cart.empty();
  }, [cart, placed]);

  return (
    <OrderConfirmation
      title={paymentPageTexts.succeeded}
      numberLabel={paymentPageTexts.orderNumber}
      number={placed?.number}
      facts={placed ? [{ label: paymentPageTexts.deliveryDay, value: dayOf(placed.deliveryDate) }, next] : []}
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

const dayOf = (seconds: number): string => describeDeliveryDate(isoDateOfTimestamp(seconds)).full;
