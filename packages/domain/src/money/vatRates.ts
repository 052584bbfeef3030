import { addCents, type Cents, cents, percentageOfCents } from './cents.ts';

/** A sum excluding VAT with its rate; 21 means 21 %. */
export interface RatedSum {
  readonly vatPercentage: number;
  readonly sum: Cents;
}

/** Adds sums per VAT rate, lowest first; rates with a total of 0 are included. */
export function sumPerVatRate(sums: readonly RatedSum[]): RatedSum[] {
  const rates = new Map<number, Cents>();
  for (const { vatPercentage, sum } of sums) {
    rates.set(vatPercentage, addCents(rates.get(vatPercentage) ?? cents(0), sum));
  }
  return [...rates]
    .map(([vatPercentage, sum]) => ({ vatPercentage, sum }))
    .sort((a, b) => a.vatPercentage - b.vatPercentage);
}

export interface VatTotal {
  readonly vatPercentage: number;
  readonly net: Cents;
  readonly vat: Cents;
}

/**
 * The VAT due on sums, rounded once per rate over its total; without rates of 0, lowest first.
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
