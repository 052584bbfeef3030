import { type BelgianVat, isBelgianVatNumber } from '@magazijn/domain/cart';
import {
  enterpriseNumber,
  formatPostcode,
  hasIbanShape,
  ibanWarning,
  isEmailAddress,
  isPostcode,
  normaliseNumber,
  plainVatNumber,
  vatNumberWarning,
} from '@magazijn/domain/validation';
import { type Brand, brands } from '@magazijn/server';

/** The details of the seller that the law requires on an invoice (`SELLER_*`). */
export interface Seller {
  readonly name: string;
  /** With the number: 'Magazijnweg 1'. */
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: 'NL' | 'BE';
  /** Without spaces. */
  readonly iban: string;
  /** With the country prefix, without spaces or points. */
  readonly vatNumber: string;
  /** `SELLER_VAT_NUMBER_BE`, for invoices with Belgian VAT; absent in older orders and when not set. */
  readonly vatNumberBe?: string;
  /** Chamber of commerce (NL, eight digits) or enterprise number (BE, ten digits). */
  readonly cocNumber: string;
  readonly email: string;
  /** Customer service's number as formatted by the seller; absent in older orders and when not set. */
  readonly phone?: string;
}

/** Fictitious: a domain and a bank that cannot exist, numbers that were never issued. */
const demoSeller = ({ id, name }: Brand): Seller => ({
  name: `${name} Demo B.V.`,
  street: 'Voorbeeldweg 1',
  postalCode: '1234 AB',
  city: 'Voorbeeldstad',
  country: 'NL',
  iban: 'NL10MAGA0123456789',
  vatNumber: 'NL000009999B98',
  vatNumberBe: 'BE0000000196',
  cocNumber: '00000001',
  email: `facturen@${id}.test`,
  phone: '088 000 00 00',
});

const names = {
  name: 'SELLER_NAME',
  street: 'SELLER_STREET',
  postalCode: 'SELLER_POSTAL_CODE',
  city: 'SELLER_CITY',
  country: 'SELLER_COUNTRY',
  iban: 'SELLER_IBAN',
  vatNumber: 'SELLER_VAT_NUMBER',
  cocNumber: 'SELLER_COC_NUMBER',
  email: 'SELLER_EMAIL',
} as const;

export const sellerNames: readonly string[] = [
  ...Object.values(names),
  'SELLER_PHONE',
  'SELLER_VAT_NUMBER_BE',
];

type SellerField = keyof typeof names;
/** Formatted numbers: digits with spaces, points, dashes and brackets, optionally with a country code. */
const isPhone = (value: string): boolean => /^\+?[\d\s().-]{6,24}$/.test(value);

const fields = Object.keys(names) as SellerField[];

const isCompanyNumber = {
  NL: (value: string) => /^\d{8}$/.test(normaliseNumber(value)),
  BE: (value: string) => enterpriseNumber(value) !== null,
} as const;

/** The error of each field; null when valid. An invoice with a wrong number is worse than none. */
const problems: Readonly<Record<SellerField, (value: string, country: 'NL' | 'BE') => string | null>> = {
  name: () => null,
  street: () => null,
  city: () => null,
  country: (value) => (value === 'NL' || value === 'BE' ? null : 'must be NL or BE'),
  postalCode: (value, country) =>
    isPostcode(value, country) ? null : 'is not a postal code of that country',
  iban: (value) =>
    hasIbanShape(normaliseNumber(value)) && ibanWarning(value) === null
      ? null
      : 'is not an IBAN: its check digits fail',
  vatNumber: (value) =>
    /^(NL|BE)/.test(normaliseNumber(value)) && vatNumberWarning(value) === null
      ? null
      : 'is not a VAT number of NL or BE: its check digits fail',
  cocNumber: (value, country) =>
    isCompanyNumber[country](value) ? null : 'must have 8 digits (NL), or 10 with their check digits (BE)',
  email: (value) => (isEmailAddress(value) ? null : 'is not an e-mail address'),
};

interface ReadSeller {
  /** Null in production when nothing is set: there are no invoices. */
  readonly seller: Seller | null;
  readonly problems: readonly string[];
}

/**
 * All of `SELLER_*` or none, except for `SELLER_EMAIL`; none outside of production gives a fictitious seller.
 *
 * @param given the environment without its empty variables.
 * @param brand the name of the fictitious seller. @default Magazijn
 */
export function readSeller(
  given: Readonly<Record<string, string | undefined>>,
  production: boolean,
  brand: Brand = brands.magazijn,
): ReadSeller {
  const set = fields.filter((field) => field !== 'email' && given[names[field]] !== undefined);
  if (set.length === 0) return { seller: production ? null : demoSeller(brand), problems: [] };
  const country = given.SELLER_COUNTRY === 'BE' ? 'BE' : 'NL';
  const lines = fields.flatMap((field) => {
    const value = given[names[field]];
    if (value === undefined) return [`${names[field]} is missing: an invoice needs every SELLER_ setting.`];
    const problem = problems[field](value, country);
    return problem === null ? [] : [`${names[field]}=${value}: ${problem}.`];
  });
  const phone = given.SELLER_PHONE?.trim();
  if (phone !== undefined && !isPhone(phone)) lines.push(`SELLER_PHONE=${phone}: is not a telephone number.`);
  const vatNumberBe = given.SELLER_VAT_NUMBER_BE;
  if (vatNumberBe !== undefined && !isBelgianVatNumber(vatNumberBe)) {
    lines.push(`SELLER_VAT_NUMBER_BE=${vatNumberBe}: is not a VAT number of BE: its check digits fail.`);
  }
  if (lines.length > 0) return { seller: null, problems: lines };
  const valueIn = (field: SellerField): string => (given[names[field]] ?? '').trim();
  return {
    seller: {
      name: valueIn('name'),
      street: valueIn('street'),
      postalCode: formatPostcode(valueIn('postalCode'), country),
      city: valueIn('city'),
      country,
      iban: normaliseNumber(valueIn('iban')),
      vatNumber: plainVatNumber(valueIn('vatNumber')),
      ...(vatNumberBe === undefined ? {} : { vatNumberBe: plainVatNumber(vatNumberBe) }),
      cocNumber:
        country === 'BE'
          ? (enterpriseNumber(valueIn('cocNumber')) ?? '')
          : normaliseNumber(valueIn('cocNumber')),
      email: valueIn('email'),
      ...(phone === undefined ? {} : { phone }),
    },
    problems: [],
  };
}

/** Why this seller cannot sell to Belgium, in one line; null when it can. Either mode may charge Belgian VAT. */
export function belgianVatProblem(
  seller: Seller | null,
  belgianVat: BelgianVat,
  production: boolean,
): string | null {
  if (seller === null) return null;
  const isBelgian = seller.vatNumber.startsWith('BE');
  if (belgianVat === 'intra-community' && isBelgian) {
    return 'BELGIAN_VAT=intra-community: needs a Dutch seller, and SELLER_VAT_NUMBER is a Belgian one.';
  }
  return production && !isBelgian && seller.vatNumberBe === undefined
    ? 'SELLER_VAT_NUMBER_BE is missing: invoices with Belgian VAT have to stand under a Belgian VAT number.'
    : null;
}
