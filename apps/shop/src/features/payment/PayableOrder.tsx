import type { PaymentState } from '@magazijn/api-client';
import { describeDeliveryDate, isoDateOfTimestamp } from '@magazijn/domain/delivery';
import { priceParts } from '@magazijn/domain/money';
import { ButtonLink, CartSummary } from '@magazijn/ui';
import { paths } from '../../paths/paths.ts';
import { paymentMethodTexts } from './paymentMethodTexts.ts';

/** What is being paid for, by the server's own word: the order, its day and its amount, and the way back to it. */
export function PayableOrder({ order }: { order: PaymentState }) {
  const { orderNumber, deliveryDay, summary, total, note, toPayment } = paymentMethodTexts;
  const day = describeDeliveryDate(isoDateOfTimestamp(order.deliveryDate)).full;
  return (
    <CartSummary
      title={summary}
      rows={[
        [
          { label: orderNumber, value: order.orderNumber },
          { label: deliveryDay, value: day },
        ],
      ]}
      total={{ label: total, price: priceParts(order.amount) }}
      action={
        <ButtonLink tone="secondary" href={paths.payment.href()}>
          {toPayment}
        </ButtonLink>
      }
      note={note}
    />
  );
}
