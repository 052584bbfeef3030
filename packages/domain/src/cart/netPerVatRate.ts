import { addCents, type Cents, cents } from '../money/cents.ts';

/** A sum excluding VAT and the rate at which it is taxed. */
export interface TaxedAmount {
  readonly vatPercentage: number;
  readonly net: Cents;
}

/** Adds up what is taxed at the same rate; one entry per rate, the lowest first. */
export function netPerVatRate(amounts: readonly TaxedAmount[]): TaxedAmount[] {
  const nets = new Map<number, Cents>();
  for (const { vatPercentage, net } of amounts) {
    nets.set(vatPercentage, addCents(nets.get(vatPercentage) ?? cents(0), net));
  }
  return [...nets]
    .map(([vatPercentage, net]) => ({ vatPercentage, net }))
    .sort((a, b) => a.vatPercentage - b.vatPercentage);
}
