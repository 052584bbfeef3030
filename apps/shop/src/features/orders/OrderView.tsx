import type { Order } from '@magazijn/api-client';
import { describeDeliveryDate, formatDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { priceParts } from '@magazijn/domain/money';
import { AddressBlock, AddressBlocks, Button, CartSummary, CheckoutLayout, OrderLines } from '@magazijn/ui';
import { addressLines } from '../../checkout/addressLines.ts';
import { checkoutTexts } from '../../checkout/checkoutTexts.ts';
import { orderLineRows } from '../../checkout/orderLineRows.tsx';
import { paymentTexts } from '../../checkout/paymentTexts.ts';
import { summaryRows } from '../../checkout/summaryRows.ts';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { Trail } from '../../layout/Trail.tsx';
import { paths } from '../../paths/paths.ts';
import { orderTexts } from './orderTexts.ts';
import { ReorderMessages } from './ReorderMessages.tsx';
import { useReorder } from './useReorder.ts';

interface OrderViewProps {
  order: Order;
}

/** A placed order: its lines and sums, where it went, how it was paid, and the way to order it again. */
export function OrderView({ order }: OrderViewProps) {
  const { reordered, busy, reorder } = useReorder(order);
  const { cart } = order;
  const title = orderTexts.title(order.number);
  const payment = paymentTexts[order.payment];
  const day = describeDeliveryDate(isoDateOfTimestamp(order.deliveryDate)).full;

  return (
    <div className="pt-6">
      <Trail
        items={[
          { label: orderTexts.overview, href: paths.profileOverview.href() },
          { label: orderTexts.history, href: paths.orderHistory.href() },
          { label: title },
        ]}
      />
      <PageTitle>{title}</PageTitle>
      <p className="pt-2 text-17 text-ink-2">
        {orderTexts.placedOn(formatDate(order.createdAt))}, {orderTexts.delivery(day)}
      </p>
      <p className="pt-4">
        <Button tone="primary" busy={busy} onClick={reorder}>
          {orderTexts.reorder}
        </Button>
      </p>
      <CheckoutLayout
        className="pt-6"
        summary={
          <CartSummary
            title={orderTexts.summary}
            rows={summaryRows(cart)}
            total={{ label: checkoutTexts.total, price: priceParts(cart.totalInclusive) }}
          />
        }
      >
        <ReorderMessages reordered={reordered} />
        <h2 className="type-heading pb-3 text-22">{orderTexts.lines}</h2>
        <OrderLines lines={orderLineRows(cart.lines)} />
        <h2 className="type-heading pt-8 pb-3 text-22">{orderTexts.addressAndPayment}</h2>
        <AddressBlocks>
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
