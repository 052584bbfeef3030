import { addCents, type Cents, cents, subtractCents } from '@magazijn/domain/money';
import type { InvoiceVat } from './Invoice.ts';

/** What an order froze of its sums. */
export interface TaxedOrder {
  readonly lines: readonly { readonly vatPercentage: number; readonly total: Cents }[];
  readonly shipping: Cents;
  readonly shippingVatPercentage: number;
  /** As `priceCart` gives them: rates at which nothing is left to tax are absent. */
  readonly vatTotals: readonly { readonly vatPercentage: number; readonly net: Cents; readonly vat: Cents }[];
}

/**
 * What stands behind the VAT of each rate: goods, less the coupon's part, and delivery. EN 16931 wants every rate of a
 * line in the breakdown (BR-S-08), also one at which a coupon left nothing to tax.
 *
 * The VAT is the order's own, rounded once per rate (see `priceCart`); the sums of the lines including VAT, which are
 * rounded one by one for reading, have no part in it.
 */
export function vatBreakdown({
  lines,
  shipping,
  shippingVatPercentage,
  vatTotals,
}: TaxedOrder): InvoiceVat[] {
  const rates = new Set([
    ...lines.map(({ vatPercentage }) => vatPercentage),
    ...vatTotals.map(({ vatPercentage }) => vatPercentage),
    ...(shipping > 0 ? [shippingVatPercentage] : []),
  ]);
  return [...rates]
    .toSorted((a, b) => a - b)
    .map((vatPercentage) => {
      const goods = addCents(
        cents(0),
        ...lines.filter((line) => line.vatPercentage === vatPercentage).map(({ total }) => total),
      );
      const delivery = vatPercentage === shippingVatPercentage ? shipping : cents(0);
      const frozen = vatTotals.find((total) => total.vatPercentage === vatPercentage);
      const net = frozen?.net ?? cents(0);
      return {
        vatPercentage,
        goods,
        discount: subtractCents(addCents(goods, delivery), net),
        shipping: delivery,
        net,
        vat: frozen?.vat ?? cents(0),
      };
    });
}
