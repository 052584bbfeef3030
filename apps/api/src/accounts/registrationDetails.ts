import { describeDeliveryDate, formatDate, registrationAnswerDate } from '@magazijn/domain/delivery';
import {
  ibanWarning,
  paymentMethodNames,
  vatNumberWarning,
  weekdayLabels,
  weekdayNames,
} from '@magazijn/domain/validation';
import type { Sql } from '../database/Database.ts';
import { addressLines } from './addressLines.ts';
import { type CompanyRecord, findCompany } from './companies.ts';
import type { LinkedRegistration } from './registrationLinks.ts';

interface Detail {
  readonly label: string;
  readonly value: string;
}

/** A registration as the seller reads it, in the mail and on its page. Texts are Dutch, without markup. */
export interface RegistrationDetails {
  readonly name: string;
  readonly place: string;
  /** 'Op rekening' */
  readonly payment: string;
  readonly facts: readonly Detail[];
  readonly addresses: readonly { readonly label: string; readonly lines: readonly string[] }[];
  /** Monday first. */
  readonly openingHours: readonly Detail[];
}

/** A number followed by its warning, if any, so that the seller checks it. */
const checked = (number: string, warning: string | null): string =>
  warning === null ? number : `${number} (${warning})`;

function openingFacts({ openingHours = [] }: CompanyRecord): Detail[] {
  return weekdayNames.map((weekday) => {
    const day = openingHours.find((row) => row.weekday === weekday);
    const isOpen = day !== undefined && day.startTime !== null;
    return {
      label: weekdayLabels[weekday],
      value: isOpen ? `${day.startTime} – ${day.endTime}` : 'Gesloten',
    };
  });
}

/** All fields of a registration, with the promised day of the answer; null when the company no longer exists. */
export async function findRegistrationDetails(
  sql: Sql,
  { companyId, createdAt, email }: Pick<LinkedRegistration, 'companyId' | 'createdAt' | 'email'>,
): Promise<RegistrationDetails | null> {
  const company = await findCompany(sql, companyId);
  if (!company) return null;
  const { mainAddress, invoiceAddress } = company;
  const iban = company.iban ?? '';
  const vatCode = company.vatCode ?? '';
  const payment = paymentMethodNames[company.payment];
  return {
    name: company.name,
    place: mainAddress.city,
    payment,
    facts: [
      { label: 'Klantnummer', value: company.customerNumber },
      { label: 'Ontvangen', value: formatDate(createdAt) },
      {
        label: 'Antwoord beloofd',
        value: `uiterlijk ${describeDeliveryDate(registrationAnswerDate(createdAt)).full}`,
      },
      { label: 'E-mailadres', value: email },
      { label: 'Telefoon', value: mainAddress.phoneNumber ?? '' },
      { label: 'Betaling', value: payment },
      { label: 'IBAN', value: checked(iban, ibanWarning(iban)) },
      { label: 'Btw-nummer', value: checked(vatCode, vatNumberWarning(vatCode)) || 'Niet ingevuld' },
      { label: 'KvK-nummer', value: company.fiscalCode ?? 'Niet ingevuld' },
      { label: 'Nieuwsbrief', value: company.newsletter ? 'Ja' : 'Nee' },
    ],
    addresses: [
      { label: 'Bezorgadres', lines: addressLines(mainAddress) },
      ...(invoiceAddress
        ? [
            {
              label: 'Factuuradres',
              lines: [...addressLines(invoiceAddress), invoiceAddress.emailAddress ?? ''].filter(Boolean),
            },
          ]
        : []),
    ],
    openingHours: openingFacts(company),
  };
}
