import { addCents, type Cents, cents } from '../money/cents.ts';

/** A discount excluding VAT and the rate of what it comes off. */
export interface RatedDiscount {
  readonly vatPercentage: number;
  readonly discount: Cents;
}

/** Adds up the discounts at the same VAT rate; the lowest rate first, rates without a discount left out. */
export function discountsPerVatRate(discounts: readonly RatedDiscount[]): RatedDiscount[] {
  const sums = new Map<number, Cents>();
  for (const { vatPercentage, discount } of discounts) {
    sums.set(vatPercentage, addCents(sums.get(vatPercentage) ?? cents(0), discount));
  }
  return [...sums]
    .map(([vatPercentage, discount]) => ({ vatPercentage, discount }))
    .filter(({ discount }) => discount !== 0)
    .sort((a, b) => a.vatPercentage - b.vatPercentage);
}
