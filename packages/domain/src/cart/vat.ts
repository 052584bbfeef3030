import type { Country } from '../country.ts';
import { plainVatNumber, vatNumberWarning } from '../validation/vatNumber.ts';

/** How a Dutch seller charges companies in Belgium, in the order of the setting's description. */
export const belgianVatModes = ['charged', 'intra-community'] as const;

/** `charged`: Belgian rates; `intra-community`: 0 % for companies with a valid Belgian VAT number. */
export type BelgianVat = (typeof belgianVatModes)[number];

/** `dutch`, `belgian`: that country's rates. `intra-community`: 0 % (Directive 2006/112/EC, article 138). */
export const vatTreatments = ['dutch', 'belgian', 'intra-community'] as const;

export type VatTreatment = (typeof vatTreatments)[number];

export interface TaxedCustomer {
  readonly country: Country;
  /** As typed by the company; null without one. */
  readonly vatNumber: string | null;
}

/** Whether a text is a Belgian VAT number with valid check digits. Only VIES can tell whether it is in use. */
export function isBelgianVatNumber(text: string): boolean {
  const plain = plainVatNumber(text);
  return plain.startsWith('BE') && vatNumberWarning(plain) === null;
}

/** @param belgianVat how the seller charges companies in Belgium */
export function vatTreatment({ country, vatNumber }: TaxedCustomer, belgianVat: BelgianVat): VatTreatment {
  if (country === 'NL') return 'dutch';
  return belgianVat === 'intra-community' && isBelgianVatNumber(vatNumber ?? '')
    ? 'intra-community'
    : 'belgian';
}

/** Belgian rates by Dutch rate, for the goods of this shop: food and books 6 %, the rest 21 %. */
const belgianRates: Readonly<Record<number, number>> = { 9: 6 };

/** @param dutchPercentage the Dutch percentage; 21 means 21 % */
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
