import { allocateOver } from './allocateCents.ts';
import { addCents, type Cents, cents } from './cents.ts';

/** A sum excluding VAT, with the rate of what it belongs to; 21 means 21 %. */
export interface RatedSum {
  readonly vatPercentage: number;
  readonly sum: Cents;
}

/**
 * Adds up what has the same VAT rate: goods, delivery, discounts. One entry per rate, the lowest first; a rate whose
 * sums come to nothing is in it too.
 */
export function sumPerVatRate(sums: readonly RatedSum[]): RatedSum[] {
  const rates = new Map<number, Cents>();
  for (const { vatPercentage, sum } of sums) {
    rates.set(vatPercentage, addCents(rates.get(vatPercentage) ?? cents(0), sum));
  }
  return [...rates]
    .map(([vatPercentage, sum]) => ({ vatPercentage, sum }))
    .sort((a, b) => a.vatPercentage - b.vatPercentage);
}

/**
 * What a coupon takes off at each VAT rate: it is spread over the goods by what each rate's come to, before delivery, to
 * the cent. Rates that get nothing are left out; the lowest is first.
 *
 * Cart, order, invoice and punch-out return ask this, so that all of them tell the same of one coupon.
 *
 * @param discount what the coupon takes off all goods together
 * @param goods the lines' totals, after their own deals
 * @example couponPerVatRate(cents(900), [{ vatPercentage: 21, sum: cents(6000) }, { vatPercentage: 9, sum: cents(3000) }])
 * // [{ vatPercentage: 9, sum: 300 }, { vatPercentage: 21, sum: 600 }]
 * @throws RangeError when there is a discount but nothing that it could come off
 */
export function couponPerVatRate(discount: Cents, goods: readonly RatedSum[]): RatedSum[] {
  return allocateOver(discount, sumPerVatRate(goods), ({ sum }) => sum)
    .map(([{ vatPercentage }, sum]) => ({ vatPercentage, sum }))
    .filter(({ sum }) => sum !== 0);
}
