import { allocateOver } from '../money/allocateCents.ts';
import { addCents, cents, subtractCents } from '../money/cents.ts';
import { discountsPerVatRate, type RatedDiscount } from './discountsPerVatRate.ts';
import type { OciLine } from './OciLine.ts';
import type { OciOrderLine } from './OciOrder.ts';

/** A line of an order and the OCI line that was made of it. */
export interface ReturnedLine {
  readonly ordered: OciOrderLine;
  readonly line: OciLine;
}

/**
 * Works discounts into the prices of the product lines, for systems that refuse negative prices.
 *
 * Where the discounted total is a whole number of cents for each unit, as with every percentage deal, that is the
 * price. Else the price becomes that of all units together, with their number as the price unit: three for € 10,00
 * stays exactly that.
 * Discounts that belong to no line are shared by the lines at their VAT rate, by their totals.
 */
export function spreadDiscounts(
  returned: readonly ReturnedLine[],
  discounts: readonly RatedDiscount[],
): OciLine[] {
  const off = new Map(returned.map(({ ordered }) => [ordered, cents(0)]));
  for (const { vatPercentage, discount } of discountsPerVatRate(discounts)) {
    const taxed = [...off].filter(([ordered]) => ordered.vatPercentage === vatPercentage);
    for (const [[ordered, before], share] of allocateOver(discount, taxed, ([{ total }]) => total)) {
      off.set(ordered, addCents(before, share));
    }
  }
  return returned.map(({ ordered, line }) => {
    const share = off.get(ordered);
    if (share === undefined) throw new Error(`Product ${ordered.productId} has no share of the discounts.`);
    if (ordered.discount === 0 && share === 0) return line;
    const total = subtractCents(ordered.total, share);
    const whole = total % ordered.amount === 0;
    return whole
      ? { ...line, price: cents(total / ordered.amount) }
      : { ...line, price: total, priceUnit: ordered.amount };
  });
}
