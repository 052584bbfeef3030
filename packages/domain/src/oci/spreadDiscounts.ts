import { allocateCents } from '../money/allocateCents.ts';
import { type Cents, cents } from '../money/cents.ts';
import { subtractCents } from '../money/subtractCents.ts';
import { discountsPerVatRate, type RatedDiscount } from './discountsPerVatRate.ts';
import type { OciLine } from './OciLine.ts';
import type { OciOrderLine } from './OciOrder.ts';

/**
 * Works discounts into the prices of the product lines, for systems that refuse negative prices.
 *
 * A discounted line no longer has a price per unit in whole cents, so its price becomes that of all
 * its units together, with their number as the price unit: three for € 10,00 stays exactly that.
 * Discounts that belong to no line are shared by the lines at their VAT rate, by their totals.
 *
 * @param lines the OCI lines of `ordered`, in the same order
 */
export function spreadDiscounts(
  lines: readonly OciLine[],
  ordered: readonly OciOrderLine[],
  discounts: readonly RatedDiscount[],
): OciLine[] {
  const shares = ordered.map(() => cents(0));
  for (const { vatPercentage, discount } of discountsPerVatRate(discounts)) {
    const weights = ordered.map((line) => (line.vatPercentage === vatPercentage ? line.total : 0));
    allocateCents(discount, weights).forEach((share, index) => {
      if (share !== 0) shares[index] = share;
    });
  }
  return lines.map((line, index) => {
    const { discount, total, amount } = ordered[index] ?? { discount: cents(0), total: cents(0), amount: 1 };
    const share: Cents = shares[index] ?? cents(0);
    if (discount === 0 && share === 0) return line;
    return { ...line, price: subtractCents(total, share), priceUnit: amount };
  });
}
