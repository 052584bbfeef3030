import type { Order } from '@magazijn/api-client';
import { describeDeliveryDate, formatDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { priceParts } from '@magazijn/domain/money';
import {
  AddressBlock,
  AddressBlocks,
  Button,
  CartSummary,
  CheckoutLayout,
  Link,
  MessageList,
  OrderLines,
} from '@magazijn/ui';
import { addressLines } from '../../checkout/addressLines.ts';
import { checkoutTexts } from '../../checkout/checkoutTexts.ts';
import { orderLineRows } from '../../checkout/orderLineRows.tsx';
import { paymentTexts } from '../../checkout/paymentTexts.ts';
import { summaryRows } from '../../checkout/summaryRows.ts';
import { paths } from '../../paths/paths.ts';
import { orderTexts } from './orderTexts.ts';
import { useReorder } from './useReorder.ts';

interface OrderViewProps {
  order: Order;
}

/** A placed order: its lines and sums, where it went, how it was paid, and the way to order it again. */
export function OrderView({ order }: OrderViewProps) {
  const { outcome, reorder } = useReorder(order);
  const { cart } = order;
  const title = orderTexts.title(order.number);
  const payment = paymentTexts[order.payment];
  const day = describeDeliveryDate(isoDateOfTimestamp(order.deliveryDate)).full;
  const messages = {
    added: (
      <>
        {orderTexts.reordered} <Link href={paths.cart.href()}>{orderTexts.toCart}</Link>
      </>
    ),
    nothing: orderTexts.nothingToReorder,
  };

  return (
    <div className="pt-6">
      <title>{`${title} – Magazijn`}</title>
      <p className="pb-4">
        <Link href={paths.orderHistory.href()}>{orderTexts.toHistory}</Link>
      </p>
      <h1 className="type-heading text-28 wide:text-40">{title}</h1>
      <p className="pt-2 text-17 text-ink-2">
        {orderTexts.placedOn(formatDate(order.createdAt))}, {orderTexts.delivery(day)}
      </p>
      <CheckoutLayout
        className="pt-6"
        summary={
          <CartSummary
            title={orderTexts.summary}
            rows={summaryRows(cart)}
            total={{ label: checkoutTexts.total, price: priceParts(cart.totalInclusive) }}
            action={
              <Button tone="primary" onClick={reorder}>
                {orderTexts.reorder}
              </Button>
            }
          />
        }
      >
        <MessageList
          className="pb-6"
          messages={
            outcome === null
              ? []
              : [{ tone: outcome === 'added' ? 'success' : 'info', text: messages[outcome], id: outcome }]
          }
        />
        <h2 className="type-heading pb-3 text-22">{orderTexts.lines}</h2>
        <OrderLines lines={orderLineRows(cart.lines)} />
        <AddressBlocks className="mt-8">
          <AddressBlock title={orderTexts.deliveryAddress} lines={addressLines(order.mainAddress)} />
          <AddressBlock title={orderTexts.invoiceAddress} lines={addressLines(order.invoiceAddress)} />
          <AddressBlock
            title={orderTexts.payment}
            lines={[
              payment.name,
              ...(cart.orderReference === '' ? [] : [`${orderTexts.reference}: ${cart.orderReference}`]),
            ]}
          />
        </AddressBlocks>
      </CheckoutLayout>
    </div>
  );
}
