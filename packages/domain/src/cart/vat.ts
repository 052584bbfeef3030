// Which VAT a customer is charged, by where the goods go and under which number they are bought.

import type { Country } from '../country.ts';
import { plainVatNumber, vatNumberWarning } from '../validation/vatNumber.ts';

/** How a Dutch seller charges companies in Belgium, in the order of the setting's description. */
export const belgianVatModes = ['charged', 'intra-community'] as const;

/** `charged`: Belgian rates; `intra-community`: 0 % for companies with a valid Belgian VAT number. */
export type BelgianVat = (typeof belgianVatModes)[number];

/** `dutch`, `belgian`: the rates of that country. `intra-community`: an exempt supply, 0 % (Directive 2006/112/EC, article 138). */
export const vatTreatments = ['dutch', 'belgian', 'intra-community'] as const;

/** How VAT is charged on an order; see {@link vatTreatments}. */
export type VatTreatment = (typeof vatTreatments)[number];

/** A customer as far as VAT depends on it. */
export interface TaxedCustomer {
  /** Where the goods go. */
  readonly country: Country;
  /** As the company typed it; null without one. */
  readonly vatNumber: string | null;
}

/** Whether a text is a Belgian VAT number whose check digits are right. Whether it is in use only VIES can tell. */
export function isBelgianVatNumber(text: string): boolean {
  const plain = plainVatNumber(text);
  return plain.startsWith('BE') && vatNumberWarning(plain) === null;
}

/**
 * How an order is taxed.
 *
 * @param belgianVat how the seller charges companies in Belgium.
 */
export function vatTreatment({ country, vatNumber }: TaxedCustomer, belgianVat: BelgianVat): VatTreatment {
  if (country === 'NL') return 'dutch';
  return belgianVat === 'intra-community' && isBelgianVatNumber(vatNumber ?? '')
    ? 'intra-community'
    : 'belgian';
}

/** What a Dutch rate is in Belgium for the goods of this shop: food and books at 6 %, the rest at 21 %. */
const belgianRates: Readonly<Record<number, number>> = { 9: 6 };

/**
 * The VAT percentage of goods or delivery.
 *
 * @param dutchPercentage what it is in the Netherlands; 21 means 21 %
 */
export function vatPercentageFor(treatment: VatTreatment, dutchPercentage: number): number {
  switch (treatment) {
    case 'dutch':
      return dutchPercentage;
    case 'belgian':
      return belgianRates[dutchPercentage] ?? dutchPercentage;
    case 'intra-community':
      return 0;
  }
}
