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
