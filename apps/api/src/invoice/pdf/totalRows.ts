import { cents, formatEuros } from '@magazijn/domain/money';
import type { Invoice } from '../Invoice.ts';

/** A sum below the lines. */
export interface TotalRow {
  readonly name: string;
  readonly amount: string;
  readonly strong: boolean;
}

/** How the lines become what is to be paid, step by step; steps that change nothing are left out. */
export function totalRows(invoice: Invoice): readonly TotalRow[] {
  const row = (name: string, amount: number, strong = false): TotalRow => ({
    name,
    amount: formatEuros(cents(amount)),
    strong,
  });
  const coupon = invoice.couponCode === null ? 'Korting' : `Kortingscode ${invoice.couponCode}`;
  return [
    row('Subtotaal', invoice.subtotal),
    ...(invoice.couponDiscount > 0 ? [row(coupon, -invoice.couponDiscount)] : []),
    invoice.shipping > 0
      ? row('Verzendkosten', invoice.shipping)
      : { name: 'Verzendkosten', amount: 'Gratis', strong: false },
    row('Totaal excl. btw', invoice.totalExclusive, true),
    ...invoice.vat
      .filter(({ net }) => net > 0)
      .map(({ vatPercentage, vat }) => row(`Btw ${vatPercentage}%`, vat)),
  ];
}
