import type { Order } from '@magazijn/api-client';
import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { priceParts } from '@magazijn/domain/money';
import type { OrderPlacement, PaymentStanding, PlacedOrder } from '@magazijn/domain/orders';
import {
  AddressBlock,
  AddressBlocks,
  ButtonLink,
  CartSummary,
  CheckoutLayout,
  OrderConfirmation,
  OrderLines,
} from '@magazijn/ui';
import { GroceryPartnerLink } from '@magazijn/ui/shop';
import { useEffect } from 'react';
import { useAisleOf, useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { addressLines } from '../../shared/order/addressLines.ts';
import { checkoutTexts } from '../../shared/order/checkoutTexts.ts';
import { useOrderPlacement } from '../../shared/order/createOrderPlacement.ts';
import { loadOrderRecord } from '../../shared/order/orderRecord.ts';
import { orderLineRows, placedSummaryRows } from '../../shared/order/orderRows.tsx';
import { paymentTexts } from '../../shared/order/paymentTexts.ts';
import { useHeadingFocus } from '../../shared/page/focusHeading.ts';
import { DocumentTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton, PanelSkeleton } from '../../shared/page/skeletons.tsx';
import { useAnnounced } from '../../shared/page/useAnnounced.ts';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { outcomeTexts } from './outcomeTexts.ts';
import { paymentPageTexts } from './paymentPageTexts.ts';

/** Thanks. Which order it was is known in this tab alone. */
export function SucceededPage() {
  const { data: partner = false } = useQuery('groceryPartnerEnabled');
  return (
    <>
      <DocumentTitle>{outcomeTexts.succeeded}</DocumentTitle>
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
  const { state, recall } = useOrderPlacement({
    opening: () => ({ type: 'thanksOpened', customerNumber, record: loadOrderRecord(customerNumber) }),
  });
  const order = thankedOrder(state, customerNumber);
  const { placed, payment } = order;
  const isUnknown = state.kind === 'thanked' && placed === null;
  // A back end that says nothing of payments tells in its history what was ordered: that leaves the cart.
  useEffect(() => {
    if (isUnknown) void recall();
  }, [isUnknown, recall]);
  useHeadingFocus(true);
  useAnnounced(payment && paymentFacts[payment]);

  const id = placed?.id;
  return (
    <>
      <CheckoutLayout className="pt-6" summary={id !== undefined && <OrderSums id={id} />}>
        <OrderConfirmation
          title={outcomeTexts.succeeded}
          // Success shows only once the bank has decided.
          tone={payment === 'pending' || payment === 'confirming' ? 'info' : 'success'}
          numberLabel={outcomeTexts.orderNumber}
          number={placed?.number}
          {...(placed && { delivery: describeDeliveryDate(isoDateOfTimestamp(placed.deliveryDate)) })}
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
        />
        {id !== undefined && <OrderedGoods id={id} />}
      </CheckoutLayout>
      {partnerEnabled && (
        <div className="pt-8">
          <PartnerHint />
        </div>
      )}
    </>
  );
}

/** The order by the server's own word: undefined while it is asked for, null where nobody can say. */
function useOrder(id: number): Order | null | undefined {
  const { data: order, error } = useQuery('order', id);
  return error === undefined ? order : null;
}

/** What is in the order. */
function OrderedGoods({ id }: { id: number }) {
  const order = useOrder(id);
  const aisleOf = useAisleOf();
  if (order === null) return null;
  return (
    <>
      <h2 className="type-heading pt-8 pb-3 text-22">{paymentPageTexts.lines}</h2>
      {order ? (
        <OrderLines lines={orderLineRows(order.cart.lines, aisleOf)} />
      ) : (
        <LinesSkeleton label={outcomeTexts.loading} lines={4} />
      )}
    </>
  );
}

/** What the order costs, where it goes and how it is paid. */
function OrderSums({ id }: { id: number }) {
  const order = useOrder(id);
  if (order === null) return null;
  if (order === undefined) return <PanelSkeleton rows={6} />;
  const { cart, mainAddress, payment } = order;
  return (
    <>
      <CartSummary
        title={paymentPageTexts.summary}
        rows={placedSummaryRows(cart)}
        total={{ label: checkoutTexts.total, price: priceParts(cart.totalInclusive) }}
      />
      {/* What a back end does not say stays away. */}
      {(mainAddress || payment) && (
        <AddressBlocks className="mt-6">
          {mainAddress && (
            <AddressBlock title={paymentPageTexts.deliveryAddress} lines={addressLines(mainAddress)} />
          )}
          {payment && (
            <AddressBlock title={paymentPageTexts.paymentMethod} lines={[paymentTexts[payment].name]} />
          )}
        </AddressBlocks>
      )}
    </>
  );
}

const paymentFacts = {
  confirming: outcomeTexts.confirming,
  pending: `${outcomeTexts.pending} ${outcomeTexts.pendingMeaning}`,
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
      const { orderId: id, orderNumber: number, deliveryDate, backorders } = state.standing;
      return { placed: { id, number, customerNumber, deliveryDate }, payment: 'pending', backorders };
    }
    default:
      return { placed: null, payment: 'confirming', backorders: [] };
  }
}

interface PaymentFactProps {
  payment: keyof typeof paymentFacts;
}

/** How the payment stands; what a pending one means for the buyer is longer than a fact, so that it is not set bold. */
function PaymentFact({ payment }: PaymentFactProps) {
  if (payment !== 'pending') return paymentFacts[payment];
  return (
    <>
      {outcomeTexts.pending} <span className="font-normal">{outcomeTexts.pendingMeaning}</span>
    </>
  );
}

function factsOf({ placed, payment, backorders }: ThankedOrder) {
  const { backorder, backorderFact, backorderHint, deliveryDay, next, nextText, paymentFact } = outcomeTexts;
  const later = backorders.map(({ quantity, description }) => backorder(quantity, description)).join(', ');
  return [
    ...(placed ? [{ label: deliveryDay, value: deliveryOf(placed) }] : []),
    ...(payment ? [{ label: paymentFact, value: <PaymentFact payment={payment} /> }] : []),
    ...(later === '' ? [] : [{ label: backorderFact, value: `${later}. ${backorderHint}` }]),
    // What is pending says itself what happens next.
    ...(placed && payment !== 'pending'
      ? [{ label: next, value: <span className="font-normal">{nextText}</span> }]
      : []),
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
