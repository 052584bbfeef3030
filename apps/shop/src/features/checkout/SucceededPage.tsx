import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import type { OrderPlacement, PaymentStanding, PlacedOrder } from '@magazijn/domain/orders';
import { ButtonLink, OrderConfirmation } from '@magazijn/ui';
import { GroceryPartnerLink } from '@magazijn/ui/shop';
import { useState } from 'react';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { loadOrderRecord } from '../../shared/order/orderRecord.ts';
import { useOrderPlacement } from '../../shared/order/useOrderPlacement.ts';
import { useHeadingFocus } from '../../shared/page/focusHeading.ts';
import { DocumentTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton } from '../../shared/page/skeletons.tsx';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { useCustomer } from '../../shared/stores/StoresProvider.tsx';
import { outcomeTexts } from './checkoutPageTexts.ts';
import { askingEffects } from './paymentEffects.ts';

/** Thanks. Which order it was is known in this tab alone. */
export function SucceededPage() {
  const { data: partner = false } = useQuery('groceryPartnerEnabled');
  return (
    <>
      <DocumentTitle>{outcomeTexts.succeededTitle}</DocumentTitle>
      <ForCustomer fallback={<LinesSkeleton label={outcomeTexts.loading} lines={4} />}>
        {({ customerNumber }) => <Confirmation customerNumber={customerNumber} partnerEnabled={partner} />}
      </ForCustomer>
    </>
  );
}

interface ConfirmationProps {
  customerNumber: string;
  /** Whether the grocery partner shows for this account. */
  partnerEnabled: boolean;
}

/** Thanks for the order that this tab placed: its number, its day, how it is paid, what happens next. */
export function Confirmation({ customerNumber, partnerEnabled }: ConfirmationProps) {
  const { api } = useCustomer();
  const [effects] = useState(() => askingEffects(api));
  const { state } = useOrderPlacement(effects, () => ({
    type: 'thanksOpened',
    customerNumber,
    record: loadOrderRecord(customerNumber),
  }));
  const order = thankedOrder(state, customerNumber);
  useHeadingFocus(true);

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

interface ThankedOrder {
  /** Null when this tab knows of none. */
  readonly placed: PlacedOrder | null;
  /** How its payment by card or iDEAL stands; null for an order on account. */
  readonly payment: keyof typeof paymentFacts | null;
  readonly backorders: PaymentStanding['backorders'];
}

/** One that was paid by card or iDEAL is known by the server's word alone. */
function thankedOrder(state: OrderPlacement, customerNumber: string): ThankedOrder {
  switch (state.kind) {
    case 'thanked':
      return {
        placed: state.placed,
        payment: state.standing && 'paid',
        backorders: state.standing?.backorders ?? [],
      };
    case 'pending': {
      const { orderNumber: number, deliveryDate, backorders } = state.standing;
      return { placed: { number, customerNumber, deliveryDate }, payment: 'pending', backorders };
    }
    default:
      return { placed: null, payment: 'confirming', backorders: [] };
  }
}

function factsOf({ placed, payment, backorders }: ThankedOrder) {
  const { backorder, backorderFact, backorderHint, deliveryDay, next, nextText, paymentFact } = outcomeTexts;
  const later = backorders.map(({ quantity, description }) => backorder(quantity, description)).join(', ');
  return [
    ...(placed ? [{ label: deliveryDay, value: deliveryOf(placed) }] : []),
    ...(payment ? [{ label: paymentFact, value: <span role="status">{paymentFacts[payment]}</span> }] : []),
    ...(later === '' ? [] : [{ label: backorderFact, value: `${later}. ${backorderHint}` }]),
    ...(placed ? [{ label: next, value: <span className="font-normal">{nextText}</span> }] : []),
  ];
}

/** The day; and that it is another than was chosen, where that one had passed. */
function deliveryOf({ deliveryDate, chosenDate }: PlacedOrder): string {
  if (chosenDate === undefined) return dayOf(deliveryDate);
  return `${dayOf(deliveryDate)}. ${outcomeTexts.dateMoved(dayOf(chosenDate))}`;
}

const dayOf = (seconds: number): string => describeDeliveryDate(isoDateOfTimestamp(seconds)).full;

/** The way to the grocery partner, for accounts that have it. */
export function PartnerHint() {
  const { partnerUrl } = useShopLinks();
  return (
    <GroceryPartnerLink place="block" href={partnerUrl} hint={outcomeTexts.partnerHint}>
      {outcomeTexts.partner}
    </GroceryPartnerLink>
  );
}
