import { cents, formatEuros } from '@magazijn/domain/money';
import type { OrderLineRow } from '../orders/OrderRow.ts';
import type { MailLine } from './MailContent.ts';

const euros = (amount: number): string => formatEuros(cents(amount));

/** A line as it was ordered; amounts exclude VAT. */
export function orderMailLine(line: OrderLineRow): MailLine {
  const price = `${euros(line.priceCents)} per ${line.unit}`;
  const discount = line.discountCents === 0 ? '' : `korting ${euros(-line.discountCents)}`;
  return {
    amount: `${line.amount} ×`,
    title: line.description,
    detail: line.giveAway
      ? 'Uw gratis artikel!'
      : [line.contents, price, discount].filter((part) => part !== '').join(', '),
    total: euros(line.totalExclusiveCents),
  };
}
