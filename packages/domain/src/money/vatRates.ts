import { addCents, type Cents, cents, percentageOfCents } from './cents.ts';

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

/** The VAT of one rate, rounded once over all that is taxed at it. */
export interface VatTotal {
  readonly vatPercentage: number;
  readonly net: Cents;
  readonly vat: Cents;
}

/**
 * The VAT that is due on sums: rounded once per rate, over their total, so that it does not depend on how many lines the
 * total is made of. Rates at which nothing is left to tax are left out; the lowest is first.
 *
 * @example three lines of € 0,12 at 21 %: [{ vatPercentage: 21, net: 36, vat: 8 }], not three times 3 cents
 */
export function vatPerRate(sums: readonly RatedSum[]): VatTotal[] {
  return sumPerVatRate(sums)
    .filter(({ sum }) => sum > 0)
    .map(({ vatPercentage, sum }) => ({
      vatPercentage,
      net: sum,
      vat: percentageOfCents(sum, vatPercentage),
    }));
}
