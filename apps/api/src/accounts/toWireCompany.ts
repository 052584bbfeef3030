import type { WireCompany } from '@magazijn/api-client/schemas';
import { toFlag } from '../http/toFlag.ts';
import type { CompanyRecord } from './CompanyRecord.ts';
import { toWireAddress } from './toWireAddress.ts';

/** A company as the wire has it. */
export function toWireCompany(company: CompanyRecord): WireCompany {
  return {
    name: company.name,
    customer_number: company.customerNumber,
    vat_code: company.vatCode,
    fiscal_code: company.fiscalCode,
    iban: company.iban,
    giveaway: toFlag(company.giveaway),
    newsletter: toFlag(company.newsletter),
    debit: toFlag(company.payment === 'debit'),
    orders_on_account: toFlag(company.payment === 'on_account'),
    email: company.email,
    main_address: toWireAddress(company.mainAddress),
    invoice_address: company.invoiceAddress && toWireAddress(company.invoiceAddress),
  };
}
