import { isDeepStrictEqual } from 'node:util';
import type { deliveryAddressRequestSchema, WireDeliveryAddress } from '@magazijn/api-client/schemas';
import { cleanText, deliveryAddressErrors, formatPostcode } from '@magazijn/domain/validation';
import type * as z from 'zod/mini';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Sql } from '../database/Database.ts';
import type { deliveryAddresses } from '../database/tables/index.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Viewer } from '../http/Viewer.ts';
import { type CompanyAddress, lockCompany, toWireAddress } from './companies.ts';

type Dependencies = Pick<ApiDependencies, 'database'>;
type AddressRow = typeof deliveryAddresses.$inferSelect;

export const mainAddressLabel = 'Hoofdadres';

/** More locations than any customer has. */
const maxAddresses = 100;

/** The delivery addresses of a company, its main one first. Two statements. */
export async function listDeliveryAddresses(
  { database: { sql } }: Dependencies,
  { companyId }: Viewer,
): Promise<WireDeliveryAddress[]> {
  const [[main], others] = await Promise.all([
    sql<CompanyAddress[]>`select * from addresses where company_id = ${companyId} and kind = 'main'`,
    sql<
      AddressRow[]
    >`select * from delivery_addresses where company_id = ${companyId} order by lower(label), id`,
  ]);
  return [
    ...(main ? [{ ...toWireAddress(main), id: null, label: mainAddressLabel }] : []),
    ...others.map((address) => ({
      ...toWireAddress({ ...address, contactGender: null, emailAddress: null }),
      id: address.id,
      label: address.label,
    })),
  ];
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/**
 * Adds a delivery address in the country of the main one, which decides about VAT and holidays; idempotent. Returns its
 * id.
 *
 * @throws HttpError 422 with what is wrong, for a taken label, and for one too many.
 */
export async function addDeliveryAddress(
  { database: { sql } }: Dependencies,
  { companyId, userId, country }: Viewer,
  form: z.infer<typeof deliveryAddressRequestSchema>,
): Promise<number> {
  const input = {
    label: cleanText(form.label),
    companyName: cleanText(form.company_name),
    contactFirstName: cleanText(form.contact_first_name),
    contactLastName: cleanText(form.contact_last_name),
    street: cleanText(form.street),
    number: cleanText(form.number),
    numberSuffix: cleanText(form.number_suffix),
    postalCode: formatPostcode(cleanText(form.postal_code), country),
    city: cleanText(form.city),
    country: form.country,
    phoneNumber: cleanText(form.phone_number),
  };
  if (input.country !== country) {
    throw new HttpError(422, 'Kies hetzelfde land als dat van je hoofdadres: de btw hangt ervan af.');
  }
  const errors = deliveryAddressErrors(input, [country]);
  if (errors.length > 0) throw new HttpError(422, errors.map(({ text }) => text).join(' '));
  const address = {
    label: input.label,
    companyName: input.companyName,
    contactFirstName: orNull(input.contactFirstName),
    contactLastName: orNull(input.contactLastName),
    street: input.street,
    number: input.number,
    numberSuffix: orNull(input.numberSuffix),
    postalCode: input.postalCode,
    city: input.city,
    country,
    phoneNumber: orNull(input.phoneNumber),
  };
  return sql.begin(async (transaction) => {
    await lockCompany(transaction, { companyId });
    return insertAddress(transaction, { companyId, userId }, address);
  });
}

type NewAddress = Omit<AddressRow, 'id' | 'companyId' | 'userId'>;

/** @param sql a transaction that has called `lockCompany` */
async function insertAddress(
  sql: Sql,
  { companyId, userId }: Pick<Viewer, 'companyId' | 'userId'>,
  address: NewAddress,
): Promise<number> {
  const [company] = await sql<[{ name: string; addresses: number }]>`
    select name, (select count(*)::int from delivery_addresses where company_id = companies.id) as addresses
      from companies where id = ${companyId}`;
  const row = { ...address, companyName: address.companyName || company.name };
  const [known] = await sql<AddressRow[]>`
    select * from delivery_addresses where company_id = ${companyId} and lower(label) = lower(${row.label})`;
  if (known) return sameAddress(known, row);
  if (company.addresses >= maxAddresses) {
    throw new HttpError(422, `Je kunt ten hoogste ${maxAddresses} bezorgadressen bewaren.`);
  }
  const [added] = await sql<[{ id: number }]>`
    insert into delivery_addresses ${sql({
      company_id: companyId,
      user_id: userId,
      label: row.label,
      company_name: row.companyName,
      contact_first_name: row.contactFirstName,
      contact_last_name: row.contactLastName,
      street: row.street,
      number: row.number,
      number_suffix: row.numberSuffix,
      postal_code: row.postalCode,
      city: row.city,
      country: row.country,
      phone_number: row.phoneNumber,
    })}
      returning id`;
  return added.id;
}

const takenLabel = () => new HttpError(422, 'Er is al een bezorgadres met deze naam. Kies een andere naam.');

function sameAddress(
  { id, companyId: _companyId, userId: _userId, ...known }: AddressRow,
  row: NewAddress,
): number {
  if (!isDeepStrictEqual(known, row)) throw takenLabel();
  return id;
}

/** Removes a delivery address; orders keep it. @throws HttpError 404 for a removed one, or another company's. */
export async function removeDeliveryAddress(
  { database: { sql } }: Dependencies,
  { companyId }: Viewer,
  id: number,
): Promise<void> {
  const [removed] = await sql`
    with removed as (
      delete from delivery_addresses where id = ${id} and company_id = ${companyId} returning id
    )
    select id from removed`;
  if (!removed) throw notFound();
}
