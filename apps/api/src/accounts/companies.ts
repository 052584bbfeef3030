import type { WireAddress, WireCompany, WirePayment } from '@magazijn/api-client/schemas';
import type { PaymentMethod } from '@magazijn/domain/validation';
import type { Sql } from '../database/Database.ts';
import type { addresses, companies, openingHours } from '../database/tables/index.ts';
import { toFlag } from '../http/readInput.ts';

export type CompanyAddress = Omit<typeof addresses.$inferSelect, 'companyId' | 'kind'>;

/** A company with its addresses; the invoice address is null when it is the main one. */
export interface CompanyRecord extends Omit<typeof companies.$inferSelect, 'id' | 'parentId'> {
  readonly email: string | null;
  readonly mainAddress: CompanyAddress;
  readonly invoiceAddress: CompanyAddress | null;
  /** In no particular order; empty when the company gave none. Absent in an order's copy of its company. */
  readonly openingHours?: readonly Omit<typeof openingHours.$inferSelect, 'companyId'>[];
}

/** The company with an id. Its e-mail address is that of its first user who can log in, else of its first one. */
export async function findCompany(sql: Sql, companyId: number): Promise<CompanyRecord | null> {
  const [company] = await sql<CompanyRecord[]>`
    select companies.customer_number, companies.name, companies.vat_code, companies.fiscal_code, companies.iban,
        companies.payment, companies.giveaway, companies.newsletter, companies.telesuper_enabled,
        (select email from users where company_id = companies.id order by disabled, id limit 1) as email,
        (select coalesce(json_agg(json_build_object(
            'weekday', weekday, 'startTime', start_time, 'endTime', end_time)), '[]')
          from opening_hours where company_id = companies.id) as opening_hours,
        ${addressJson(sql, 'main')} as main_address,
        case when invoice.company_id is not null then ${addressJson(sql, 'invoice')} end as invoice_address
      from companies
      join addresses as main on main.company_id = companies.id and main.kind = 'main'
      left join addresses as invoice on invoice.company_id = companies.id and invoice.kind = 'invoice'
      where companies.id = ${companyId}`;
  return company ?? null;
}

/**
 * Locks a company until the transaction ends. Requests at the same moment then count and add one after the other;
 * together they would exceed a maximum otherwise.
 */
export async function lockCompany(sql: Sql, { companyId }: { readonly companyId: number }): Promise<void> {
  await sql`select from companies where id = ${companyId} for no key update`;
}

const addressJson = (sql: Sql, table: string) => sql`
  jsonb_build_object(
    'companyName', ${sql(table)}.company_name, 'contactGender', ${sql(table)}.contact_gender,
    'contactFirstName', ${sql(table)}.contact_first_name, 'contactLastName', ${sql(table)}.contact_last_name,
    'street', ${sql(table)}.street, 'number', ${sql(table)}.number, 'numberSuffix', ${sql(table)}.number_suffix,
    'postalCode', ${sql(table)}.postal_code, 'city', ${sql(table)}.city, 'country', ${sql(table)}.country,
    'phoneNumber', ${sql(table)}.phone_number, 'emailAddress', ${sql(table)}.email_address)`;

/** The payment method of a company or an order in its wire form: two flags, and a name for an order. */
export const wirePayment = (
  method: PaymentMethod,
): { readonly onAccount: 0 | 1; readonly debit: 0 | 1; readonly name: WirePayment } => ({
  onAccount: toFlag(method === 'on_account'),
  debit: toFlag(method === 'debit'),
  name: method === 'ideal' ? 'card' : method,
});

export function toWireCompany(company: CompanyRecord): WireCompany {
  const payment = wirePayment(company.payment);
  return {
    name: company.name,
    customer_number: company.customerNumber,
    vat_code: company.vatCode,
    fiscal_code: company.fiscalCode,
    iban: company.iban,
    giveaway: toFlag(company.giveaway),
    newsletter: toFlag(company.newsletter),
    debit: payment.debit,
    orders_on_account: payment.onAccount,
    email: company.email,
    main_address: toWireAddress(company.mainAddress),
    invoice_address: company.invoiceAddress && toWireAddress(company.invoiceAddress),
  };
}

export function toWireAddress(address: CompanyAddress): WireAddress {
  return {
    company_name: address.companyName,
    contact_gender: address.contactGender,
    contact_first_name: address.contactFirstName,
    contact_last_name: address.contactLastName,
    street: address.street,
    number: address.number,
    number_suffix: address.numberSuffix,
    postal_code: address.postalCode,
    city: address.city,
    country: address.country,
    phone_number: address.phoneNumber,
    email_address: address.emailAddress,
  };
}
