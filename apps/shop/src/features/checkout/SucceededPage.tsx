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
  MessageList,
  OrderConfirmation,
  OrderLines,
} from '@magazijn/ui';
import { GroceryPartnerLink } from '@magazijn/ui/shop';
import { useEffect } from 'react';
import { useAisleOf } from '../../shared/data/useAisleOf.tsx';
import { useQuery } from '../../shared/data/useQuery.ts';
import { paths } from '../../shared/links/paths.ts';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { addressLines } from '../../shared/order/addressLines.ts';
import { checkoutTexts } from '../../shared/order/checkoutTexts.ts';
import { useOrderPlacement } from '../../shared/order/createOrderPlacement.ts';
import { loadOrderRecord } from '../../shared/order/orderRecord.ts';
import { orderLineRows, placedSummaryRows } from '../../shared/order/orderRows.tsx';
import { paymentOf } from '../../shared/order/paymentTexts.ts';
import { useHeadingFocus } from '../../shared/page/focusHeading.ts';
import { DocumentTitle } from '../../shared/page/PageTitle.tsx';
import { LinesSkeleton, PanelSkeleton } from '../../shared/page/skeletons.tsx';
import { useAnnounced } from '../../shared/page/useAnnounced.ts';
import { ForCustomer } from '../../shared/session/ForCustomer.tsx';
import { outcomeTexts } from './outcomeTexts.ts';
import { paymentPageTexts } from './paymentPageTexts.ts';

/** The thank-you page. Only this tab knows which order was placed. */
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
  partnerEnabled: boolean;
}

export function Confirmation({ customerNumber, partnerEnabled }: ConfirmationProps) {
  const { state, recall } = useOrderPlacement({
    opening: () => ({ type: 'thanksOpened', customerNumber, record: loadOrderRecord(customerNumber) }),
  });
  const order = thankedOrder(state, customerNumber);
  const { placed, payment } = order;
  const isUnknown = state.kind === 'thanked' && placed === null;
  // Without a payment status the sent order is looked up in the history, and then removed from the cart.
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

/** The server's order: undefined while it is loading, null when it is unavailable. */
function useOrder(id: number): Order | null | undefined {
  const { data: order, error } = useQuery('order', id);
  return error === undefined ? order : null;
}

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

function OrderSums({ id }: { id: number }) {
  const order = useOrder(id);
  if (order === null) return null;
  if (order === undefined) return <PanelSkeleton rows={6} />;
  const { cart, mainAddress, driverNote = '', state } = order;
  const payment = paymentOf(order);
  return (
    <>
      {state === 'cancelled' && (
        <MessageList className="pb-6" messages={[{ tone: 'info', text: outcomeTexts.orderCancelled }]} />
      )}
      <CartSummary
        title={paymentPageTexts.summary}
        rows={placedSummaryRows(cart)}
        total={{ label: checkoutTexts.total, price: priceParts(cart.totalInclusive) }}
      />
      {/* Back ends may leave both out. */}
      {(mainAddress || payment) && (
        <AddressBlocks className="mt-6">
          {mainAddress && (
            <AddressBlock title={paymentPageTexts.deliveryAddress} lines={addressLines(mainAddress)} />
          )}
          {payment && <AddressBlock title={paymentPageTexts.paymentMethod} lines={[payment]} />}
        </AddressBlocks>
      )}
      {driverNote !== '' && (
        <p className="pt-3">
          <span className="text-ink-2">{outcomeTexts.driverNote}:</span> {driverNote}
        </p>
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
  /** Null when this tab placed no order. */
  readonly placed: PlacedOrder | null;
  /** The status of a payment by card or iDEAL; null for an order on account. */
  readonly payment: keyof typeof paymentFacts | null;
  readonly backorders: PaymentStanding['backorders'];
}

/** A payment by card or iDEAL counts only with the server's status. */
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

/** The payment's status. The long explanation of a pending one is not bold. */
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
    // The text of a pending payment already explains what happens next.
    ...(placed && payment !== 'pending'
      ? [{ label: next, value: <span className="font-normal">{nextText}</span> }]
      : []),
  ];
}

/** The delivery day, with a notice when the chosen day had passed. */
function deliveryOf({ deliveryDate, chosenDate }: PlacedOrder): string {
  if (chosenDate === undefined) return dayOf(deliveryDate);
  return `${dayOf(deliveryDate)}. ${outcomeTexts.dateMoved(dayOf(chosenDate))}`;
}

const dayOf = (seconds: number): string => describeDeliveryDate(isoDateOfTimestamp(seconds)).full;

export function PartnerHint() {
  const { partnerUrl } = useShopLinks();
  return (
    <GroceryPartnerLink place="block" href={partnerUrl} hint={outcomeTexts.partnerHint}>
      {outcomeTexts.partner}
    </GroceryPartnerLink>
  );
}
