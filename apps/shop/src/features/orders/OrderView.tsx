import type { CartLine, Order } from '@magazijn/api-client';
import { describeDeliveryDate, formatDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { cents, formatEuros, priceParts } from '@magazijn/domain/money';
import {
  AddressBlock,
  AddressBlocks,
  Button,
  CartSummary,
  CheckoutLayout,
  type MessageItem,
  MessageList,
  type OrderLine,
  OrderLines,
} from '@magazijn/ui';
import { Suspense } from 'react';
import { type AisleOf, useAisleOf } from '../../shared/data/useAisleOf.tsx';
import { useShopLinks } from '../../shared/links/ShopLinks.tsx';
import { PutOnList } from '../../shared/lists/PutOnList.tsx';
import { addressLines } from '../../shared/order/addressLines.ts';
import { checkoutTexts } from '../../shared/order/checkoutTexts.ts';
import { orderLineRows, placedSummaryRows } from '../../shared/order/orderRows.tsx';
import { paymentOf } from '../../shared/order/paymentTexts.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { RepeatLink } from '../../shared/page/RepeatLink.tsx';
import { useMay, useSession } from '../../shared/session/useSession.ts';
import { Late } from '../../shared/stores/Late.tsx';
import { InvoiceButtons } from './InvoiceButtons.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { orderTexts } from './orderTexts.ts';
import { useReorder } from './useReorder.ts';
import { useReorderOnArrival } from './useReorderOnArrival.ts';

const OrderChangeActions = lazyPart(
  async () => (await import('../../shared/order-changes/OrderChangeActions.tsx')).OrderChangeActions,
);

const ChargedBack = lazyPart(async () => (await import('./ChargedBack.tsx')).ChargedBack);

const ReorderResult = lazyPart(async () => (await import('./ReorderResult.tsx')).ReorderResult);

/** The label of an order's date. */
const dated = {
  placed: orderTexts.placedOn,
  pending: orderTexts.orderedOn,
  refused: orderTexts.orderedOn,
  open: orderTexts.begunOn,
  cancelled: orderTexts.placedOn,
} as const;

const tones = { pending: 'info', refused: 'error', open: 'warning', cancelled: 'info' } as const;

interface OrderViewProps {
  order: Order;
  /** Whether it can be changed and cancelled, until its deadline. */
  isChangeable: boolean;
  /** The message of the last action; null for none. */
  outcome: MessageItem | null;
  /** Called after cancelling with what happened, in Dutch. */
  onOutcome: (text: string) => void;
}

/** Shown in print only: there the seller and the buyer are in no header. */
function PrintedParties() {
  const { brand, sellerEmail, sellerPhone } = useShopLinks();
  const { viewer } = useSession();
  const seller = [brand.name, sellerEmail, sellerPhone].filter((part) => part !== null);
  return (
    <div className="hidden gap-1 pt-2 print:grid">
      <p>{`${orderTexts.seller}: ${seller.join(', ')}`}</p>
      {viewer.kind === 'customer' && (
        <p>{`${orderTexts.customer}: ${viewer.companyName}, ${viewer.customerNumber}`}</p>
      )}
    </div>
  );
}

/** The lines with article number and unit price, for checking the delivery. */
const checkedRows = (lines: readonly CartLine[], aisleOf: AisleOf): readonly OrderLine[] =>
  orderLineRows(lines, aisleOf).map((row, index) => {
    const line = lines[index];
    if (!line) return row;
    const facts = [
      ...(line.articleNumber === '' ? [] : [orderTexts.article(line.articleNumber)]),
      ...(line.giveAway ? [] : [`${formatEuros(line.price)} ${orderTexts.perUnit(line.unit)}`]),
    ];
    return {
      ...row,
      detail: (
        <>
          {row.detail}
          {facts.length > 0 && <span className="block">{facts.join(', ')}</span>}
        </>
      ),
    };
  });

/** An order: its status, lines, sums, addresses and payment, and how to order it again. */
export function OrderView({ order, isChangeable, outcome, onOutcome }: OrderViewProps) {
  const { reordered, busy, reorder, choose, undo } = useReorder(order);
  const mayShop = useMay('shop');
  const maySeeInvoices = useMay('invoices');
  const aisleOf = useAisleOf();
  useReorderOnArrival(reorder, busy);
  const { cart, createdAt, deliveryDate, mainAddress, invoiceAddress, driverNote } = order;
  const paymentText = paymentOf(order);
  const { chargedBack } = order;
  const prepaid =
    order.payment === 'card' && cart.totalInclusive > chargedBack
      ? cents(cart.totalInclusive - chargedBack)
      : null;
  // Back ends may leave them out.
  const { state } = order;
  const when = [
    ...(createdAt === null ? [] : [dated[state](formatDate(createdAt))]),
    ...(deliveryDate === null || ['refused', 'open', 'cancelled'].includes(state)
      ? []
      : [orderTexts.delivery(describeDeliveryDate(isoDateOfTimestamp(deliveryDate)).full)]),
  ];
  const paid = [
    ...(paymentText === null ? [] : [paymentText]),
    ...(state === 'cancelled' && prepaid ? [orderTexts.refund(formatEuros(prepaid))] : []),
    ...(order.orderedBy === '' ? [] : [orderTexts.orderedBy(order.orderedBy)]),
    ...(order.approvedBy === '' ? [] : [orderTexts.approvedBy(order.approvedBy)]),
    ...(cart.orderReference === '' ? [] : [`${orderTexts.reference}: ${cart.orderReference}`]),
  ];

  return (
    <>
      <p className="pt-2 text-17 text-ink-2">{when.join(', ')}</p>
      <PrintedParties />
      <MessageList
        className="pt-4"
        messages={[
          ...(outcome ? [outcome] : []),
          ...(state === 'placed' ? [] : [{ tone: tones[state], text: orderTexts[state] }]),
        ]}
      />
      {state === 'placed' && chargedBack > 0 && (
        <Late>
          <ChargedBack amount={chargedBack} />
        </Late>
      )}
      {isChangeable && (
        <div className="pt-4 print:hidden">
          <Late
            fallback={
              // As high as its sentence and its buttons.
              <>
                <span className="block h-7 wide:hidden" />
                <span className="block h-12" />
              </>
            }
          >
            <OrderChangeActions
              order={{
                id: order.id,
                number: order.number,
                changeableUntil: order.changeableUntil ?? null,
                paid: prepaid,
              }}
              onCancelled={onOutcome}
            />
          </Late>
        </div>
      )}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3 pt-4">
        {mayShop && (
          <Button tone="primary" loading={busy} onClick={() => void reorder()}>
            {orderTexts.reorder}
          </Button>
        )}
        {(order.hasCreditNote || (state === 'placed' && order.status !== null)) && maySeeInvoices && (
          <InvoiceButtons orderId={order.id} hasCreditNote={order.hasCreditNote} />
        )}
        <PutOnList
          what={orderTexts.theseProducts}
          lines={cart.lines
            .filter(({ giveAway }) => !giveAway)
            .map(({ productId, quantity }) => ({ productId, quantity }))}
        />
        {state === 'placed' && <RepeatLink source={{ order: order.id }} />}
      </div>
      <CheckoutLayout
        className="pt-6"
        summary={
          <CartSummary
            title={orderTexts.summary}
            rows={placedSummaryRows(cart)}
            total={{ label: checkoutTexts.total, price: priceParts(cart.totalInclusive) }}
          />
        }
      >
        {/* Announced once, when all prices are known. */}
        {reordered && (reordered.compared || !busy) && (
          <Suspense fallback={null}>
            <ReorderResult
              reordered={reordered}
              products={cart.lines.filter((line) => !line.giveAway).length}
              onChoose={choose}
              onUndo={undo}
            />
          </Suspense>
        )}
        {state === 'placed' && <OrderSteps order={order} />}
        <h2 className="type-heading pb-3 text-22">{orderTexts.lines}</h2>
        <OrderLines lines={checkedRows(cart.lines, aisleOf)} />
        <h2 className="type-heading pt-8 pb-3 text-22">{orderTexts.addressAndPayment}</h2>
        <AddressBlocks>
          {mainAddress && (
            <AddressBlock title={orderTexts.deliveryAddress} lines={addressLines(mainAddress)} />
          )}
          {invoiceAddress && (
            <AddressBlock title={orderTexts.invoiceAddress} lines={addressLines(invoiceAddress)} />
          )}
          {paid.length > 0 && <AddressBlock title={orderTexts.payment} lines={paid} />}
        </AddressBlocks>
        {driverNote && (
          <p className="pt-3">
            <span className="text-ink-2">{orderTexts.driverNote}:</span> {driverNote}
          </p>
        )}
      </CheckoutLayout>
    </>
  );
}
