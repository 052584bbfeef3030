import { cents, formatEuros } from '@magazijn/domain/money';
import type { OrderRow } from '../orders/OrderRow.ts';
import type { MailFact } from './MailContent.ts';

const euros = (amount: number): string => formatEuros(cents(amount));

/** What is added to the lines and taken off, VAT per rate, and at the end what has to be paid (E05). */
export function orderMailTotals(order: OrderRow): MailFact[] {
  return [
    { label: 'Subtotaal exclusief btw', value: euros(order.subtotalCents) },
    ...(order.couponDiscountCents === 0
      ? []
      : [
          {
            label: `Kortingscode ${order.couponCode ?? ''}`.trim(),
            value: euros(-order.couponDiscountCents),
          },
        ]),
    {
      label: 'Verzendkosten',
      value: order.shippingCents === 0 ? 'Gratis' : euros(order.shippingCents),
    },
    { label: 'Totaal exclusief btw', value: euros(order.totalExclusiveCents) },
    ...order.vatTotals.map(({ vatPercentage, net, vat }) => ({
      label: `Btw ${vatPercentage} % over ${euros(net)}`,
      value: euros(vat),
    })),
    { label: 'Totaal inclusief btw', value: euros(order.totalInclusiveCents) },
  ];
}
